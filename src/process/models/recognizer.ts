// A streaming transducer model as the local recognizer.
import { copyFile, mkdir, readdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { createSherpa, findModel } from '../../providers/stt/sherpa.ts';
import type { ModelKind } from './kind.ts';
import { printLine } from './say.ts';

const MODEL_FILE = /^(tokens\.txt|(encoder|decoder|joiner).*\.onnx)$/;

export const recognizer: ModelKind = {
  folder: 'recognizer',
  settings: (directory, languages) => ({ SHERPA_MODEL_DIR: directory, SHERPA_LANGUAGES: languages ?? 'en' }),
  next: () => [],
  async keep(source, draft) {
    await mkdir(draft);
    const entries = await readdir(source, { withFileTypes: true });
    for (const { name } of entries.filter((entry) => entry.isFile() && MODEL_FILE.test(entry.name)))
      await copyFile(join(source, name), join(draft, name));
    const needed = Object.values(findModel(draft)).map((path) => basename(path));
    for (const name of await readdir(draft)) if (!needed.includes(name)) await rm(join(draft, name));
  },
  async check(directory, languages) {
    printLine('Loading the model once …');
    const sherpa = createSherpa({ directory, languages: (languages ?? 'en').split(',') });
    try {
      await sherpa.load();
    } catch (cause) {
      const reason = (cause as Error).message;
      throw new Error(`the model does not load: ${reason}. It must be a streaming (online) transducer model`, {
        cause,
      });
    } finally {
      await sherpa.close();
    }
  },
};
