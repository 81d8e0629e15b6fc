// `parley api <operation>`: every operation of the contract, under its name in the contract. Options, help and examples are from
// generated/command-line.ts. The request is sent by the method of the generated client.
import { createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Option, type Command } from 'commander';
import type { FileResponse } from '../../../generated/clients/typescript/src/index.ts';
import type { CommandBody, CommandOperation, CommandParameter } from '../../../generated/command-line.ts';
import { addCommand, collectValues } from '../command.ts';
import { exactJson, exactYaml } from '../exact-values.ts';
import { usage } from '../failures.ts';
import { readAll } from '../prompt.ts';
import type { CliSession } from '../session.ts';
import { printable } from '../terminal.ts';

const HELP_WIDTH = 110;

interface ApiOptions {
  body?: string;
  form?: string[];
  all?: boolean;
  output?: string;
  accept?: string;
  idempotencyKey?: string;
  [parameter: string]: unknown;
}

/** @param argv the operations are loaded only if it names one of them or their list */
export async function addApi(program: Command, session: CliSession, argv: readonly string[]): Promise<void> {
  const api = addCommand(program, 'api', {
    summary: 'call any operation of the API',
    about:
      'Path and query parameters are options, with - instead of _. The response is printed as JSON; a file is written to --output or to standard output. parley api --help lists the operations, parley api <operation> --help describes one.',
    examples: [
      'parley api listCalls --limit 5 --status completed',
      'parley api getCall --id call_…',
      `parley api createCall --body '{"agent_id":"agent_…","to_number":"+12025550100"}'`,
      'parley api createAgent --body @agent.yaml',
      'parley api listCalls --all | jq -r .call_id',
      'parley api uploadCampaignContacts --id cmp_… --form file=@contacts.csv',
      'parley api getCallRecordingMp3 --id call_… --output call.mp3',
    ],
  });
  api.usage('<operation> [options]');
  if (!argv.some((word) => word === 'api')) return;
  const { commandOperations } = await import('../../../generated/command-line.ts');
  // Help, suggestions and completion need all operations. A named operation is loaded alone, which starts faster.
  const named = argv.includes('complete') ? undefined : commandOperations.find(({ id }) => argv.includes(id));
  for (const operation of named ? [named] : commandOperations) addOperation(api, operation, session);
}

function addOperation(api: Command, operation: CommandOperation, session: CliSession): void {
  const { id, summary, description, address, scope, path, query, headers, body, reply, others } = operation;
  const command = addCommand(api, id, {
    summary: `${summary} (${address})`,
    about: [description, `${address}, scope ${scope}.`, ...(body ? [fieldsText(body)] : [])]
      .filter(Boolean)
      .join('\n\n'),
    examples: examplesOf(operation),
  });
  for (const parameter of [...path, ...query, ...headers]) command.addOption(optionOf(parameter));
  if (body) command.option('--body <json>', 'the body: JSON, @file (JSON or YAML), or - for standard input');
  if (body?.kinds.includes('multipart'))
    command.option('--form <name=value>', 'a field of a form, a file as name=@file; can be repeated', collectValues);
  if (reply === 'page') command.option('--all', 'all pages: one item per line');
  const otherForms = Object.keys(others);
  if (otherForms.length > 0)
    command.addOption(new Option('--accept <type>', 'another format of the response').choices(otherForms));
  if (reply === 'file' || otherForms.length > 0) command.option('--output <file>', 'store the response in this file');
  if (address.startsWith('POST') && scope !== 'public')
    command.option('--idempotency-key <key>', 'a repeated command with the same key is the same request');
  command.action((options: ApiOptions) => run(session, operation, command, options));
}

function optionOf({ option, required, type, choices, description }: CommandParameter): Option {
  const flags = type === 'boolean' ? `--${option}` : `--${option} <${type === 'number' ? 'number' : 'value'}>`;
  const made = new Option(flags, printable(description));
  if (choices) made.choices([...choices]);
  return required ? made.makeOptionMandatory() : made;
}

function fieldsText({ fields, kinds }: CommandBody): string {
  const title = kinds[0] === 'multipart' ? 'Fields of the form (* required):' : 'Fields of the body (* required):';
  const lines = fields.map(({ name, type, required, description }) => {
    const shown = type.length > 60 ? 'object' : type;
    return `  ${name}${required ? '*' : ''}  ${shown}${description ? `: ${description}` : ''}`.slice(0, 2 * HELP_WIDTH);
  });
  return [title, ...lines].join('\n');
}

function examplesOf({ id, path, query, body, reply }: CommandOperation): string[] {
  const needed = [...path, ...query.filter(({ required }) => required)];
  const options = needed.map(({ option, choices }) => ` --${option} ${choices?.[0] ?? '…'}`).join('');
  const plain = `parley api ${id}${options}`;
  if (body?.kinds[0] === 'multipart') return [`${plain} --form ${body.files[0] ?? 'name'}=@file`];
  if (body?.example) return [`${plain} --body '${body.example.replaceAll("'", "'\\''")}'`];
  if (body?.required) return [`${plain} --body @body.json`];
  if (reply === 'file') return [`${plain} --output file`];
  return reply === 'page' ? [plain, `${plain} --all`] : [plain];
}

type Method = (...given: unknown[]) => unknown;

async function run(
  session: CliSession,
  operation: CommandOperation,
  command: Command,
  options: ApiOptions,
): Promise<void> {
  const { group, path, query, headers, body } = operation;
  const valueOf = (parameter: CommandParameter): unknown => {
    const value = options[attributeOf(command, parameter.option)];
    if (value === undefined || parameter.type !== 'number') return value;
    if (!/^-?\d+(\.\d+)?$/.test(String(value))) throw usage(`--${parameter.option} must be a number`);
    return Number(value);
  };
  const other = options.accept === undefined ? undefined : operation.others[options.accept];
  const name = other?.method ?? operation.method;
  const given: unknown[] = path.map(valueOf);
  if (body) given.push(await bodyOf(session, operation.id, body, options));
  const named = [...query, ...headers].map((parameter) => [parameter.name, valueOf(parameter)] as const);
  given.push({
    ...Object.fromEntries(named.filter(([, value]) => value !== undefined)),
    ...(options.idempotencyKey === undefined ? {} : { idempotencyKey: options.idempotencyKey }),
  });
  const client = (await publicOr(session, operation)) as unknown as Record<string, Record<string, Method>>;
  const reply = other?.reply ?? operation.reply;
  await printReply(session, reply, client[group]![name]!(...given), options);
}

/** Operations without authorization need only a URL, no credentials. */
async function publicOr(session: CliSession, { scope }: CommandOperation) {
  if (scope !== 'public') return session.client();
  const { addressGiven, clientFor } = await import('../connection.ts');
  const url = addressGiven(session.terminal, session.options);
  return url === undefined ? session.client() : clientFor(session.terminal, url, {});
}

function attributeOf(command: Command, name: string): string {
  return command.options.find(({ long }) => long === `--${name}`)!.attributeName();
}

async function bodyOf(
  session: CliSession,
  id: string,
  body: CommandBody,
  { body: text, form }: ApiOptions,
): Promise<unknown> {
  if (text !== undefined && form !== undefined) throw usage('give --body or --form, not both');
  if (form !== undefined) return formOf(session, body, form);
  if (text === undefined) {
    if (!body.required) return undefined;
    const how = body.kinds[0] === 'multipart' ? `--form ${body.files[0] ?? 'name'}=@file` : `--body '{…}', @file or -`;
    throw usage(`${id} needs a body`, `Give ${how}; parley api ${id} --help lists its fields.`);
  }
  const [content, source] = await textOf(session, text);
  try {
    // JSON is YAML, and its errors name the line.
    return source.endsWith('.json') || !text.startsWith('@') ? exactJson(content) : exactYaml(content);
  } catch (error) {
    throw usage(`${source} is not valid: ${(error as Error).message.split('\n')[0]}`);
  }
}

async function textOf({ terminal, path }: CliSession, given: string): Promise<[text: string, source: string]> {
  if (given === '-') return [await readAll(terminal.stdin), 'standard input'];
  if (given.startsWith('@')) return [await readFile(path(given.slice(1)), 'utf8'), given.slice(1)];
  return [given, '--body'];
}

async function formOf(
  session: CliSession,
  { files }: CommandBody,
  form: readonly string[],
): Promise<Record<string, unknown>> {
  const fields: Record<string, unknown> = {};
  for (const entry of form) {
    const at = entry.indexOf('=');
    if (at < 1) throw usage(`--form ${entry} has no form name=value`);
    const [name, value] = [entry.slice(0, at), entry.slice(at + 1)];
    const isFile = value.startsWith('@');
    if (files.includes(name) && !isFile) throw usage(`the field ${name} is a file`, `--form ${name}=@${value}`);
    fields[name] = isFile
      ? { content: new Uint8Array(await readFile(session.path(value.slice(1)))), name: basename(value) }
      : value;
  }
  return fields;
}

async function printReply(
  session: CliSession,
  reply: CommandOperation['reply'],
  answer: unknown,
  { all, output }: ApiOptions,
): Promise<void> {
  const { print } = session;
  const printJson = (value: unknown): void => {
    if (print.json || all) print.raw(`${JSON.stringify(value)}\n`);
    else print.raw(`${printable(JSON.stringify(value, null, 2))}\n`);
  };
  switch (reply) {
    case 'none':
      await (answer as Promise<void>);
      return print.note('Done.');
    case 'json':
      return printJson(await (answer as Promise<unknown>));
    case 'page': {
      if (!all) return printJson((await (answer as Promise<{ raw: unknown }>)).raw);
      for await (const item of answer as AsyncIterable<unknown>) printJson(item);
      return;
    }
    case 'events': {
      for await (const event of answer as AsyncIterable<unknown>) print.raw(`${JSON.stringify(event)}\n`);
      return;
    }
    case 'file':
      return writeAnswer(session, await (answer as Promise<FileResponse>), output);
  }
}

async function writeAnswer(session: CliSession, file: FileResponse, output: string | undefined): Promise<void> {
  const { print, terminal } = session;
  if (output !== undefined) {
    const path = session.path(output);
    await pipeline(Readable.fromWeb(file.stream() as Parameters<typeof Readable.fromWeb>[0]), createWriteStream(path));
    return print.note(`Stored in ${path}.`);
  }
  const isText = /^text\/|json|xml|csv|javascript/.test(file.contentType);
  if (terminal.stdout.isTTY && !isText) {
    throw usage(`the response is ${file.contentType}, which a terminal cannot show`, 'Give --output <file>.');
  }
  for await (const chunk of file.stream() as unknown as AsyncIterable<Uint8Array>) print.raw(chunk);
}
