// `parley agents init`: writes the file of a new agent from a template of the service. `parley agents push` creates the agent.
import { join } from 'node:path';
import { usage } from '../failures.ts';
import type { CliSession } from '../session.ts';
import { newFileName, readFolder, writeAgent, type Format } from './folder.ts';

export interface InitOptions {
  dir: string;
  format: Format;
  /** Name of the agent; the template's name if omitted. */
  name?: string;
  /** Id of the voice; the first voice of the service if omitted. */
  voice?: string;
}

/** @throws CliFailure naming the templates, or the file that would be overwritten */
export async function initAgent(
  session: CliSession,
  id: string,
  { dir, format, name, voice }: InitOptions,
): Promise<void> {
  const { print } = session;
  const { parley } = await session.connect();
  const { data: templates } = await parley.catalogues.listAgentTemplates({ limit: 100 });
  const template = templates.find((each) => each.id === id);
  if (!template) throw usage(`there is no template "${id}"; there is ${templates.map((each) => each.id).join(', ')}`);
  const voice_id = voice ?? (await parley.voices.list({ limit: 1 })).data[0]!.voice_id;
  const agent_name = name ?? template.name;
  const folder = session.path(dir);
  const file = newFileName(agent_name, '', new Set(), format);
  const shown = join(dir, file);
  if ((await readFolder(folder)).some((each) => each.name === file))
    throw usage(`${shown} exists`, 'Name the agent with --name.');
  const { greeting, response_engine: engine, variables } = template.settings;
  const response_engine = { type: engine.type, system_prompt: engine.system_prompt };
  await writeAgent(folder, file, { agent_name, voice_id, greeting, response_engine, variables });
  print.say(`written     ${shown}`);
  print.note(`Edit it, then: parley agents push --dir ${dir}`);
  print.emit({ file: shown, template: id, outcome: 'written' });
}
