// Files that a command writes after long work: a report, a recording.
import { constants } from 'node:fs';
import { access, mkdir, open, stat, unlink } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Creates the folder of a file, and checks that the file can be written, so that a wrong path does not cost the work. Leaves an
 * existing file as it is, and no new file.
 * @throws the error of the system, with the path
 */
export async function checkWritable(file: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  try {
    await (await open(file, 'wx')).close();
    return await unlink(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const found = await stat(file);
  // Opened only if it is a file, because a pipe would wait for its reader.
  if (found.isFile() || found.isDirectory()) await (await open(file, 'r+')).close();
  else await access(file, constants.W_OK);
}
