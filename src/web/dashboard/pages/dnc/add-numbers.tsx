// Numbers for the do-not-call list, pasted or from a file. Invariant: numbers that the service rejects stay in the field or in
// the table, with the reason, to be corrected and sent again.
import { useState } from 'preact/hooks';
import type { DncImport } from '../../../../../generated/types.ts';
import { refreshAnswers } from '../../api/answers.ts';
import { sendCsv } from '../../api/files.ts';
import { CountryField } from '../../parts/choices.tsx';
import { Dialog, FormEnd, useSubmit } from '../../parts/dialog.tsx';
import { Input } from '../../parts/input.tsx';
import { ChooseFile } from '../../parts/sheet/choose-file.tsx';
import { csvOf, type Sheet, type SheetRow } from '../../parts/sheet/csv.ts';
import {
  afterUpload,
  draftOf,
  validRows,
  checkAll,
  correctCell,
  without,
  type Draft,
  type RowCheck,
  type RowFault,
} from '../../parts/sheet/draft.ts';
import { FaultTable } from '../../parts/sheet/fault-table.tsx';
import { toast } from '../../parts/toast.tsx';
import { countOf, numberOf } from '../../parts/when.tsx';
import { numberFault } from '../campaign/contact-check.ts';

const PATH = '/v1/dnc';
const COLUMNS = ['number', 'phone', 'to_number'];
const REASONS = {
  empty: 'no number',
  invalid_number: 'not a possible phone number',
  invalid_reason: 'reason too long',
};

interface NumbersFile {
  draft: Draft;
  numberAt: number;
  /** -1 if there is none. */
  reasonAt: number;
}

export function AddNumbers({ close }: { close: () => void }) {
  const [text, setText] = useState('');
  const [file, setFile] = useState<NumbersFile | null>(null);
  const [reason, setReason] = useState('');
  const [country, setCountry] = useState('');
  const [left, setLeft] = useState<string | null>(null);
  const pasted = text.split(/[\n,;]+/).filter((line) => line.trim() !== '');
  const count = file ? file.draft.rows.length - file.draft.faults.size : pasted.length;
  const send = async (): Promise<void> => {
    const sent = file ? validRows(file.draft) : [];
    const rows = file
      ? sent.map(({ cells }) => [cells[file.numberAt] ?? '', cells[file.reasonAt] || reason])
      : pasted.map((number) => [number.trim(), reason]);
    const params = { query: country ? { default_country: country } : {} };
    const answer = await sendCsv<DncImport>(PATH, params, csvOf(['number', 'reason'], rows));
    await refreshAnswers([PATH]);
    const known = answer.duplicate > 0 ? `, ${numberOf(answer.duplicate)} known already` : '';
    toast(`${numberOf(answer.accepted)} added${known}.`);
    const draft = file && afterUpload(file.draft, sent, refusedOf(answer, sent, file));
    const stays = draft ? draft.rows.length : answer.rejected;
    if (stays === 0) return close();
    if (draft) setFile({ ...file, draft });
    // The header is row 1.
    else setText(answer.rows.map(({ row }) => rows[row - 2]![0]).join('\n'));
    const kind = stays === 1 ? 'is not a possible phone number' : 'are not possible phone numbers';
    setLeft(`${numberOf(stays)} ${kind}. Fix and add them again.`);
  };
  const { isRunning, failed, submit } = useSubmit(send, () => undefined);
  const take = (sheet: Sheet): void => setFile(fileOf(sheet, country !== ''));
  const chooseCountry = (code: string): void => {
    setCountry(code);
    if (file) setFile({ ...file, draft: checkAll(file.draft, checkOf(file.numberAt, code !== '')) });
  };
  return (
    <Dialog title="Numbers that are never dialed" close={close}>
      <form onSubmit={submit}>
        <div class="dialog-body">
          {left !== null && (
            <p class="note warn" role="alert">
              {left}
            </p>
          )}
          {file ? (
            <FileRows file={file} hasCountry={country !== ''} change={setFile} />
          ) : (
            <>
              <Input label="Numbers, one in a line" rows={5} value={text} set={setText} />
              {text === '' && (
                <ChooseFile label="Choose a CSV file" take={take}>
                  With a column <code>number</code>, and perhaps <code>reason</code>. At most 100 000 rows.
                </ChooseFile>
              )}
            </>
          )}
          <CountryField
            label="Numbers without a country code are from"
            value={country}
            none="no country: each number needs its code"
            choose={chooseCountry}
          />
          <Input label="Reason (optional)" maxLength={500} value={reason} set={setReason} />
          <p class="mut">Calls to these numbers that wait in the queue are not placed.</p>
        </div>
        <FormEnd
          failed={failed}
          close={close}
          submit={count === 0 ? 'Add numbers' : `Add ${numberOf(count)}`}
          disabled={isRunning || count === 0}
        />
      </form>
    </Dialog>
  );
}

interface RowsProps {
  file: NumbersFile;
  hasCountry: boolean;
  change: (file: NumbersFile | null) => void;
}

function FileRows({ file, hasCountry, change }: RowsProps) {
  const { draft, numberAt } = file;
  const columns = draft.header.map((_name, at) => at).slice(0, 2);
  return (
    <>
      <p class="row wrap">
        <b>{draft.name}</b> {countOf(draft.rows.length, 'row')}
        {draft.faults.size > 0 && <span class="c-bad">{numberOf(draft.faults.size)} to fix</span>}
        <button type="button" class="btn s quiet" onClick={() => change(null)}>
          Discard the file
        </button>
      </p>
      <FaultTable
        draft={draft}
        columns={[...new Set([numberAt, ...columns])]}
        change={(row, at, cell) =>
          change({ ...file, draft: correctCell(draft, row, at, cell, checkOf(numberAt, hasCountry)) })
        }
        leaveOut={(rows) => change({ ...file, draft: without(draft, new Set(rows)) })}
      />
    </>
  );
}

function checkOf(numberAt: number, hasCountry: boolean): RowCheck {
  return (cells) => {
    const words = numberFault(cells[numberAt] ?? '', hasCountry);
    return words === null ? null : { at: numberAt, words };
  };
}

/** A file whose first row names no number column has no header: its first column contains the numbers. */
function fileOf({ name, header, rows }: Sheet, hasCountry: boolean): NumbersFile {
  const names = header.map((each) => each.trim().toLowerCase());
  const named = COLUMNS.map((each) => names.indexOf(each)).find((at) => at >= 0);
  const numberAt = named ?? 0;
  const sheet =
    named === undefined
      ? {
          name,
          header: header.map((_cell, at) => (at === 0 ? 'number' : '')),
          rows: [{ row: 1, cells: [...header] }, ...rows],
        }
      : { name, header, rows };
  const reasonAt = named === undefined ? -1 : names.indexOf('reason');
  return { draft: draftOf(sheet, checkOf(numberAt, hasCountry)), numberAt, reasonAt };
}

function refusedOf({ rows }: DncImport, sent: readonly SheetRow[], { numberAt, reasonAt }: NumbersFile) {
  const refused = new Map<SheetRow, RowFault>();
  for (const { row, reason } of rows) {
    const given = sent[row - 2];
    if (given) refused.set(given, { at: reason === 'invalid_reason' ? reasonAt : numberAt, words: REASONS[reason] });
  }
  return refused;
}
