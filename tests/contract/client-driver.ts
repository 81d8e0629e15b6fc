// Shared by the client drivers: the caller, the reported refusal, and the documented samples with the caller's ids.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Operation } from '../../generated/operations.ts';
import { samplesOf } from '../support/samples.ts';
import { pathOf } from './sample-requests.ts';

export interface Refusal {
  status: number;
  code: string;
}
export type Refusals = Readonly<Record<string, Refusal | null>>;
/** Runs the samples of these operations as one caller, and reports the refusal of each. */
export type ClientDriver = (operations: readonly Operation[], caller: ApiCaller) => Promise<Refusals>;

export interface ApiCaller {
  url: string;
  key: string;
  /** Values of the path parameters. */
  ids: Readonly<Record<string, string>>;
}

/** Ends the arguments of one sample in the output of the shell. */
export const END = '\u0001';
const FILES = ['contacts.csv', 'voice.mp3', 'handbook.pdf'];

const curlSamples = new Map(samplesOf('curl').map(({ id, source }) => [id, source]));

/** The samples, with the ids of the example's path replaced by the caller's ids. */
export function samplesFor(label: string, operations: readonly Operation[], { ids }: ApiCaller) {
  const wanted = new Map(operations.map((operation) => [operation.id, operation]));
  return samplesOf(label).flatMap(({ id, source }) => {
    const operation = wanted.get(id);
    return operation ? [{ id, source: withIds(source, operation, ids) }] : [];
  });
}

function withIds(source: string, operation: Operation, ids: ApiCaller['ids']): string {
  const names = [...operation.template.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
  const pattern = operation.template.replaceAll(/\{\w+\}/g, '([^/"?]+)');
  const examples = new RegExp(`PARLEY_BASE_URL${pattern}["?]`).exec(curlSamples.get(operation.id)!)!.slice(1);
  const values = pathOf(operation, ids);
  return names.reduce((text, name, at) => {
    const example = examples[at]!;
    // Replaces the id in a URL, and in the first argument of a client's method.
    return text
      .replace(`/${example}`, `/${values[name]!}`)
      .replace(new RegExp(`(["'])${escaped(decodeURIComponent(example))}\\1`), `$1${values[name]!}$1`);
  }, source);
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

export async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'parley-samples-'));
  try {
    await Promise.all(FILES.map((name) => writeFile(join(folder, name), 'to_number\n+12025550101\n')));
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
