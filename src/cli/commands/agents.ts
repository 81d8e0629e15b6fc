// `parley agents`: agents as files, for git.
import { Option, type Command } from 'commander';
import { initAgent, type InitOptions } from '../agents/init.ts';
import { pullAgents, type PullOptions } from '../agents/pull.ts';
import { pushAgents, type PushOptions } from '../agents/push.ts';
import { addCommand, collectValues } from '../command.ts';
import type { CliSession } from '../session.ts';

const FOLDER = 'agents';
const ABOUT =
  'A file contains the wanted settings: an omitted field is unchanged, null resets it. Files never contain secrets. .parley.json in the folder records the state from which each file was written; keep it in git, too.';

export function addAgents(program: Command, session: CliSession): void {
  const agents = addCommand(program, 'agents', {
    summary: 'agents as files: init, pull, diff, push',
    about: ABOUT,
    examples: ['parley agents pull', 'parley agents diff', 'parley agents push --dry-run'],
  });
  const folder = (command: Command): Command => command.option('--dir <folder>', 'folder of the files', FOLDER);
  const format = (): Option =>
    new Option('--format <format>', 'format of new files').choices(['yaml', 'json']).default('yaml');
  folder(
    addCommand(agents, 'init <template>', {
      summary: 'write the file of a new agent from a template',
      about: 'The push creates the agent. "parley api listAgentTemplates" describes the templates.',
      examples: ['parley agents init receptionist', 'parley agents init survey --name Ada --voice builtin-nova'],
    }),
  )
    .addOption(format())
    .option('--name <name>', 'name of the agent; without it, the name of the template')
    .option('--voice <voice>', 'id of the voice; without it, the first of the service')
    .action((template: string, options: InitOptions) => initAgent(session, template, options));
  folder(
    addCommand(agents, 'pull', {
      summary: 'write the agents of the workspace to files',
      about: 'Edited files are kept. If the agent has changed, too, the exit code is 6 and the difference is shown.',
      examples: ['parley agents pull', 'parley agents pull --agent Ada --dir config/agents --format json'],
    }),
  )
    .addOption(format())
    .option('--agent <agent>', 'only this one, by id or name; can be repeated', collectValues)
    .option('--force', 'overwrite edited files')
    .action((options: PullOptions) => pullAgents(session, options));
  folder(
    addCommand(agents, 'diff', {
      summary: 'show what push would change',
      about: 'The exit code is 0 if nothing would change, and 1 otherwise.',
      examples: ['parley agents diff', 'parley agents diff --json'],
    }),
  ).action((options: PushOptions) => pushAgents(session, { ...options, dryRun: true, failsOnDifference: true }));
  folder(
    addCommand(agents, 'push', {
      summary: 'update the agents of the workspace from the files, and create new ones',
      about: `${ABOUT} An agent that was changed on the service since the last pull is not overwritten: the exit code is 6, and nothing is changed. No agent is deleted.`,
      examples: ['parley agents push --dry-run', 'parley agents push', 'parley agents push --publish --json'],
    }),
  )
    .option('--dry-run', 'show the difference and change nothing')
    .option('--publish', 'publish the newest version of each agent, so that calls use it')
    .option('--force', 'overwrite changes that were made on the service meanwhile')
    .option('--secrets <file>', 'add the signing secrets that the push creates to this file, which only you can read')
    .action((options: PushOptions) => pushAgents(session, options));
}
