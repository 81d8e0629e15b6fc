// Accepts a CSV file, chosen or dropped on the field. Shows the reading progress, or why the file cannot be read.
import { useState } from 'preact/hooks';
import { FailedNote } from '../dialog.tsx';
import { Icon } from '../icon.tsx';
import { readSheet, UnreadableFile, type Sheet } from './csv.ts';
import './sheet.css';

interface ChooseProps {
  label: string;
  /** The requirements for the file. */
  children: preact.ComponentChildren;
  take: (sheet: Sheet) => void;
}

export function ChooseFile({ label, children, take }: ChooseProps) {
  const [share, setShare] = useState<number | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const [isOver, setOver] = useState(false);
  const read = (file: File | undefined): void => {
    if (!file || share !== null) return;
    setFailed(null);
    setShare(0);
    readSheet(file, setShare)
      .then((sheet) => {
        if (sheet.rows.length === 0) throw new UnreadableFile('The file has no rows below its first one.');
        take(sheet);
      })
      .catch((error: unknown) => {
        setFailed(error instanceof UnreadableFile ? error.message : 'The file cannot be read. Choose it again.');
      })
      .finally(() => setShare(null));
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    read(event.dataTransfer?.files[0]);
  };
  const over = (event: DragEvent): void => {
    event.preventDefault();
    setOver(true);
  };
  return (
    <div
      class={isOver ? 'drop over' : 'drop'}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      aria-busy={share !== null}
    >
      <Icon name="upload" />
      <label class="btn primary drop-file ring">
        {label}
        <input
          type="file"
          class="vh"
          accept=".csv,.txt,text/csv"
          disabled={share !== null}
          onChange={({ currentTarget }) => {
            read(currentTarget.files?.[0]);
            currentTarget.value = '';
          }}
        />
      </label>
      <div class="mut">{children}</div>
      {share !== null && <progress value={share} max="1" aria-label="Reading the file" />}
      <FailedNote text={failed} />
    </div>
  );
}
