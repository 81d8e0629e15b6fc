// Contacts from a file: choose, review, correct in place, upload. Invariants: the rows shown are the rows sent; a row that the
// page or the service rejects stays here with its reason until it is corrected or left out, even if the user opens another page
// meanwhile.
import { useEffect, useState } from 'preact/hooks';
import type { Campaign, CampaignImport } from '../../../../../generated/types.ts';
import { refreshAnswers } from '../../api/answers.ts';
import { sendCsv } from '../../api/files.ts';
import { useSend } from '../../api/send.ts';
import { CountryField } from '../../parts/choices.tsx';
import { useSubmit } from '../../parts/dialog.tsx';
import { Icon } from '../../parts/icon.tsx';
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
  type RowFault,
} from '../../parts/sheet/draft.ts';
import { FaultTable } from '../../parts/sheet/fault-table.tsx';
import { toastFailure } from '../../parts/toast.tsx';
import { countOf, numberOf } from '../../parts/when.tsx';
import { AllowedNote } from '../../shell/allowed-note.tsx';
import { REFRESHES } from './refreshes.ts';
import { Columns } from './columns.tsx';
import { columnFault, columnsOf, faultOf, numberKey, REASON_WORDS, type ContactColumns } from './contact-check.ts';

interface Kept {
  draft: Draft;
  columns: ContactColumns;
}

/** Drafts by campaign, for the lifetime of the tab. */
const kept = new Map<string, Kept>();
const MAX_SHOWN_COLUMNS = 4;

export function ImportPanel({ campaign, close }: { campaign: Campaign; close: () => void }) {
  const { id, default_country: country, stats } = campaign;
  const [held, setHeld] = useState<Kept | null>(kept.get(id) ?? null);
  const [result, setResult] = useState<CampaignImport | null>(null);
  const hasCountry = country !== null;
  const checkOf = (columns: ContactColumns) => (cells: readonly string[]) => faultOf(cells, columns, hasCountry);
  const hold = (next: Kept | null): void => {
    if (next === null) kept.delete(id);
    else kept.set(id, next);
    setHeld(next);
  };
  useEffect(() => {
    if (held) hold({ ...held, draft: checkAll(held.draft, checkOf(held.columns)) });
  }, [hasCountry]);
  useEffect(() => {
    if (!held) return undefined;
    const stay = (event: Event): void => event.preventDefault();
    addEventListener('beforeunload', stay);
    return () => removeEventListener('beforeunload', stay);
  }, [held === null]);
  const take = (sheet: Sheet): void => {
    setResult(null);
    const columns = columnsOf(sheet.header);
    hold({ columns, draft: draftOf(sheet, checkOf(columns)) });
  };
  const leave = (): void => {
    hold(null);
    close();
  };
  const change = (row: SheetRow, at: number, text: string): void => {
    hold({ ...held!, draft: correctCell(held!.draft, row, at, text, checkOf(held!.columns)) });
  };
  return (
    <section class="body camp-import" aria-labelledby="add-contacts">
      <div class="row">
        <h2 id="add-contacts">Contacts from a file</h2>
        <span class="sp" />
        {(stats.contacts > 0 || held !== null) && (
          <button type="button" class="btn s quiet" onClick={leave}>
            {held ? 'Discard the file' : 'Close'}
          </button>
        )}
      </div>
      <AllowedNote scope="write" />
      {result && <Result result={result} left={held?.draft.rows.length ?? 0} />}
      {!held && (
        <ChooseFile label="Choose a CSV file" take={take}>
          Or drop it here. Its first row names the columns: <code>to_number</code> or <code>phone</code>, perhaps{' '}
          <code>time_zone</code>; each other column is a variable of the prompt. At most 100 000 rows.
        </ChooseFile>
      )}
      {held && (
        <>
          <Setup
            campaign={campaign}
            kept={held}
            choose={(columns) => hold({ columns, draft: checkAll(held.draft, checkOf(columns)) })}
          />
          <FaultTable
            draft={held.draft}
            columns={shownColumns(held)}
            change={change}
            leaveOut={(rows) => hold({ ...held, draft: without(held.draft, new Set(rows)) })}
          />
          <Preview draft={held.draft} columns={shownColumns(held)} />
          <Upload
            campaign={campaign}
            kept={held}
            done={(answer, draft) => {
              setResult(answer);
              hold(draft.rows.length > 0 ? { ...held, draft } : null);
            }}
          />
        </>
      )}
    </section>
  );
}

/** The number, the time zone, and the first other columns. */
function shownColumns({ columns: { numberAt, zoneAt, used } }: Kept): readonly number[] {
  const first = [numberAt, zoneAt].filter((at) => at >= 0);
  return [...first, ...used.filter((at) => !first.includes(at))].slice(0, MAX_SHOWN_COLUMNS);
}

function Result({ result, left }: { result: CampaignImport; left: number }) {
  const { accepted, duplicate, dnc, rejected, rows } = result;
  const others = [
    duplicate > 0 && `in it already: ${numberOf(duplicate)}`,
    dnc > 0 && `on the do-not-call list and skipped: ${numberOf(dnc)}`,
  ].filter(Boolean);
  const named = rows.filter(({ reason }) => reason !== 'duplicate' && reason !== 'dnc').length;
  return (
    <div role="status">
      <p class="note ok">
        <Icon name="check" />
        <span>
          {numberOf(accepted)} {accepted === 1 ? 'contact is' : 'contacts are'} added
          {others.length > 0 && `; ${others.join(', ')}`}.
        </span>
      </p>
      {left > 0 && (
        <p class="note warn">
          <Icon name="warning" />
          <span>
            {numberOf(left)} {left === 1 ? 'row was' : 'rows were'} rejected. Fix them or leave them out below.
            {rejected > named &&
              ` The service lists only the first ${numberOf(named)} of ${numberOf(rejected)}: fix the file and upload it again; contacts that were already added are not added twice.`}
          </span>
        </p>
      )}
    </div>
  );
}

interface SetupProps {
  campaign: Campaign;
  kept: Kept;
  choose: (columns: ContactColumns) => void;
}

function Setup({ campaign: { id, default_country: country }, kept: { draft, columns }, choose }: SetupProps) {
  const [mutate] = useSend('patch', '/v1/campaigns/{id}', { refreshes: REFRESHES });
  const good = draft.rows.length - draft.faults.size;
  const setCountry = (code: string): void => {
    mutate({ path: { id }, body: { default_country: code || null } }).catch(toastFailure);
  };
  return (
    <>
      <p class="camp-file">
        <b>{draft.name}</b>: {countOf(draft.rows.length, 'row')}, <span class="c-ok">{numberOf(good)} ready</span>
        {draft.faults.size > 0 && <span class="c-bad">, {numberOf(draft.faults.size)} to fix</span>}
        <Repeats draft={draft} numberAt={columns.numberAt} />
      </p>
      <div class="camp-setup">
        <CountryField
          label="Numbers without a country code are from"
          value={country ?? ''}
          none="no country: each number needs its code"
          choose={setCountry}
        />
        <Columns header={draft.header} columns={columns} sample={draft.rows[0]?.cells ?? []} choose={choose} />
      </div>
    </>
  );
}

function Repeats({ draft, numberAt }: { draft: Draft; numberAt: number }) {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const good = validRows(draft);
    const different = new Set(good.map(({ cells }) => numberKey(cells[numberAt] ?? '')));
    setCount(good.length - different.size);
  }, [draft.rows, numberAt]);
  if (count === 0) return null;
  return (
    <span class="mut">. {numberOf(count)} repeat a number: each number is called once, with the first of its rows</span>
  );
}

const PREVIEWED = 4;

/** The first rows as they are uploaded. */
function Preview({ draft, columns }: { draft: Draft; columns: readonly number[] }) {
  const rows = draft.rows.filter((row) => !draft.faults.has(row)).slice(0, PREVIEWED);
  if (rows.length === 0) return null;
  return (
    <details>
      <summary>The first rows that are ready</summary>
      <div class="card faults-scroll" tabIndex={0} role="group" aria-label="The first rows that are ready">
        <table class="plain-rows">
          <thead>
            <tr>
              {columns.map((at) => (
                <th key={at} scope="col">
                  {draft.header[at]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.row}>
                {columns.map((at) => (
                  <td key={at}>
                    <span class="tr faults-cell">{row.cells[at]}</span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

interface UploadProps {
  campaign: Campaign;
  kept: Kept;
  done: (answer: CampaignImport, left: Draft) => void;
}

function Upload({ campaign: { id }, kept: { draft, columns }, done }: UploadProps) {
  const wrong = columnFault(draft.header, columns);
  const count = draft.rows.length - draft.faults.size;
  const upload = async (): Promise<void> => {
    const sent = validRows(draft);
    const answer = await sendCsv<CampaignImport>(
      '/v1/campaigns/{id}/upload',
      { path: { id } },
      textOf(draft, columns, sent),
    );
    done(answer, afterUpload(draft, sent, refusedOf(answer, sent, columns)));
    await refreshAnswers(REFRESHES);
  };
  const { isRunning, failed, submit } = useSubmit(upload, () => undefined);
  return (
    <form class="row wrap" onSubmit={submit}>
      {(wrong ?? failed) !== null && (
        <p class="c-bad" role="alert">
          {wrong ?? failed}
        </p>
      )}
      <span class="sp" />
      <button type="submit" class="btn primary" disabled={isRunning || count === 0 || wrong !== null}>
        <Icon name="upload" />
        {isRunning ? 'Uploading' : `Add ${countOf(count, 'contact')}`}
      </button>
    </form>
  );
}

/** The number comes first, so that the service uses its column name. */
function textOf({ header }: Draft, { numberAt, zoneAt, used }: ContactColumns, rows: readonly SheetRow[]): string {
  const order = [numberAt, ...used.filter((at) => at !== numberAt)];
  const names = order.map((at) => (at === numberAt ? 'to_number' : at === zoneAt ? 'time_zone' : header[at]!));
  return csvOf(
    names,
    rows.map(({ cells }) => order.map((at) => cells[at] ?? '')),
  );
}

/** Returns the rejected rows that can be corrected. */
function refusedOf(
  { rows }: CampaignImport,
  sent: readonly SheetRow[],
  { numberAt, zoneAt, used }: ContactColumns,
): Map<SheetRow, RowFault> {
  const refused = new Map<SheetRow, RowFault>();
  for (const { row, reason } of rows) {
    // The header is row 1.
    const given = sent[row - 2];
    if (!given || reason === 'duplicate' || reason === 'dnc') continue;
    const longest = used.toSorted((a, b) => (given.cells[b] ?? '').length - (given.cells[a] ?? '').length)[0]!;
    const at = reason === 'invalid_time_zone' ? zoneAt : reason.startsWith('too') ? longest : numberAt;
    refused.set(given, { at, words: REASON_WORDS[reason] });
  }
  return refused;
}
