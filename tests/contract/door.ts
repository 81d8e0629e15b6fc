// What the doors of doors.ts and own-doors.ts share: a caller, what a door reports, and the samples with the caller's ids.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Operation } from '../../generated/operations.ts';
import { samplesOf } from '../support/samples.ts';
import { pathOf } from './cases.ts';

export interface Refusal {
  status: number;
  code: string;
}
export type Refusals = Readonly<Record<string, Refusal | null>>;
/** Runs the samples of these operations as one caller. */
export type Door = (operations: readonly Operation[], caller: DoorCaller) => Promise<Refusals>;

export interface DoorCaller {
  url: string;
  key: string;
  /** Ids for the path. */
  ids: Readonly<Record<string, string>>;
}

/** What ends the arguments of one sample, where a shell prints those of all. */
export const END = '\u0001';
const FILES = ['contacts.csv', 'voice.mp3', 'handbook.pdf'];

const curlSamples = new Map(samplesOf('curl').map(({ id, source }) => [id, source]));

/** The samples, with the caller's ids where the example's stand in the path. */
export function samplesFor(label: string, operations: readonly Operation[], { ids }: DoorCaller) {
  const wanted = new Map(operations.map((operation) => [operation.id, operation]));
  return samplesOf(label).flatMap(({ id, source }) => {
    const operation = wanted.get(id);
    return operation ? [{ id, source: withIds(source, operation, ids) }] : [];
  });
}

function withIds(source: string, operation: Operation, ids: DoorCaller['ids']): string {
  const names = [...operation.template.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
  const pattern = operation.template.replaceAll(/\{\w+\}/g, '([^/"?]+)');
  const examples = new RegExp(`PARLEY_BASE_URL${pattern}["?]`).exec(curlSamples.get(operation.id)!)!.slice(1);
  const values = pathOf(operation, ids);
  return names.reduce((text, name, at) => {
    const example = examples[at]!;
    // In an address, and as the first place where a client gets it.
    return text
      .replace(`/${example}`, `/${values[name]!}`)
      .replace(new RegExp(`(["'])${escaped(decodeURIComponent(example))}\\1`), `$1${values[name]!}$1`);
  }, source);
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

export async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'parley-doors-'));
  try {
    await Promise.all(FILES.map((name) => writeFile(join(folder, name), 'to_number\n+12025550101\n')));
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
