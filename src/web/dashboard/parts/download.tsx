// A button that saves a response as a CSV file, with the same request as the page. A link would not work, because the browser
// would send no token.
import { useState } from 'preact/hooks';
import { request, urlOf, type GivenParameters } from '../api/client.ts';
import { Icon } from './icon.tsx';
import { toastFailure } from './toast.tsx';

/** Byte order mark, without which Excel does not read UTF-8. The service reads files with and without it. */
const MARK = '\uFEFF';

interface DownloadProps {
  path: string;
  params?: GivenParameters;
  /** Name of the saved file. */
  name: string;
  label?: string;
}

export function DownloadButton({ path, params = {}, name, label = 'Export CSV' }: DownloadProps) {
  const [isRunning, setRunning] = useState(false);
  const save = (): void => {
    setRunning(true);
    fetchFile(urlOf(path, params), 'text/csv')
      .then((blob) => saveAs(name.endsWith('.csv') ? new Blob([MARK, blob]) : blob, name))
      .catch(toastFailure)
      .finally(() => setRunning(false));
  };
  return (
    <button type="button" class="btn quiet" disabled={isRunning} onClick={save}>
      <Icon name="upload" />
      {isRunning ? 'Exporting' : label}
    </button>
  );
}

/** @throws ApiFailure */
export async function fetchFile(url: string, accept = '*/*'): Promise<Blob> {
  return (await request('get', url, { headers: { accept } })).blob();
}

function saveAs(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // By then the click has been handled and the download has begun.
  setTimeout(() => URL.revokeObjectURL(link.href), 0);
}
