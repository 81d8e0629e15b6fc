// Uploads files as sources, one after the other, also if files are added meanwhile. A rejected file reports its reason, until the
// user dismisses it or adds the file again, and the others continue.
import { useRef, useState } from 'preact/hooks';
import { send } from '../../api/client.ts';
import { reasonOf } from '../../api/failure.ts';

const MAX_BYTES = 25 * 1024 * 1024;
export const ACCEPTED = '.txt,.md,.html,.htm,.csv,.pdf,.docx';
const KNOWN = new Set(ACCEPTED.split(','));

interface Refused {
  name: string;
  reason: string;
}

export function useUploads(base: string, done: () => void) {
  const [waiting, setWaiting] = useState<readonly string[]>([]);
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const last = useRef(Promise.resolve());
  const sendAll = async (files: readonly File[]): Promise<void> => {
    for (const file of files) {
      try {
        await sendFile(base, file);
        done();
      } catch (error) {
        setRefused((before) => [...before, { name: file.name, reason: reasonOf(error) }]);
      }
      setWaiting((before) => before.slice(1));
    }
  };
  const add = (files: readonly File[]): void => {
    const names = files.map(({ name }) => name);
    setRefused((before) => before.filter(({ name }) => !names.includes(name)));
    setWaiting((before) => [...before, ...names]);
    last.current = last.current.then(() => sendAll(files));
  };
  return { waiting, refused, add, forget: () => setRefused([]) };
}

async function sendFile(base: string, file: File): Promise<void> {
  const ending = /\.\w+$/.exec(file.name.toLowerCase())?.[0] ?? '';
  if (!KNOWN.has(ending)) throw new Error('cannot be read. Allowed are txt, md, html, csv, pdf and docx.');
  if (file.size > MAX_BYTES) throw new Error('is larger than 25 MiB. Split it into parts.');
  const body = new FormData();
  body.append('file', file);
  await send('post', '/v1/knowledge-base/{id}/sources', { path: { id: base }, body });
}
