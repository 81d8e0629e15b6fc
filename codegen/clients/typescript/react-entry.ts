// The entry `parley-client/react`: react/ is written by hand. The audio line of a call and its states are copied from src/web, so
// that a page made with React behaves like the widget. The code of the audio thread is included as a string, which the entry
// loads from a blob, and as the file worklet.js for pages that reject blobs.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import typescript from 'typescript';

const WEB = join(import.meta.dirname, '..', '..', '..', 'src', 'web');

/** The files of the pages that the entry needs, by folder. */
const LINE = {
  conversation: ['format.ts', 'labels.ts', 'refusals.ts', 'view.ts', 'words.ts'],
  line: [
    'call-socket.ts',
    'call.ts',
    'conversation.ts',
    'events.ts',
    'microphone.ts',
    'recognizer.ts',
    'service.ts',
    'worklet.ts',
  ],
};

/** Files of the package by path. */
export function reactEntry(): Map<string, string> {
  const files = new Map<string, string>();
  const own = join(import.meta.dirname, 'react');
  for (const file of readdirSync(own).sort()) files.set(`src/react/${file}`, readFileSync(join(own, file), 'utf8'));
  for (const [folder, names] of Object.entries(LINE)) {
    for (const name of names) {
      const text = readFileSync(join(WEB, folder, name), 'utf8');
      files.set(`src/${folder}/${name}`, text.replaceAll(`'../../../generated/types.ts'`, `'../types.ts'`));
    }
  }
  const worklet = workletScript(files.get('src/line/worklet.ts')!);
  const origin = '// Generated from src/web/line/worklet.ts by `node codegen/main.ts`. Do not edit.\n';
  files.set(
    'worklet.js',
    `// The audio thread of a call, for pages that refuse scripts from blobs.\n${origin}\n${worklet}`,
  );
  const code = `// The code of the audio thread, as a text.\n${origin}\nexport const WORKLET = ${quoted(worklet)};\n`;
  files.set('src/line/worklet-code.ts', code);
  return files;
}

function workletScript(source: string): string {
  const { ScriptTarget, ModuleKind } = typescript;
  const compilerOptions = { target: ScriptTarget.ES2022, module: ModuleKind.ESNext, removeComments: true };
  return `${typescript.transpileModule(source, { compilerOptions }).outputText}registerProcessors();\n`;
}

function quoted(text: string): string {
  return `\`${text.replaceAll(/[\\`]|\$\{/g, '\\$&')}\``;
}
