// The columns of a contact file: which one has the numbers, which are left out, and the variable names of the others.
import { Choice } from '../../parts/choices.tsx';
import { Checks } from '../../parts/input.tsx';
import { variableName } from '../../../../core/contact-columns.ts';
import type { ContactColumns } from './contact-check.ts';

interface ColumnsProps {
  header: readonly string[];
  columns: ContactColumns;
  /** The cells of the first row. */
  sample: readonly string[];
  choose: (columns: ContactColumns) => void;
}

export function Columns({ header, columns, sample, choose }: ColumnsProps) {
  const { numberAt, zoneAt, used } = columns;
  const others = header.flatMap((name, at) => {
    const variable = variableName(name);
    if (at === numberAt || at === zoneAt || variable === '') return [];
    const words = (
      <span class="tr">
        <code>{`{{${variable}}}`}</code> <span class="mut">{sample[at]}</span>
      </span>
    );
    return [[at, words] as const];
  });
  const chooseNumber = (at: number): void => choose({ ...columns, numberAt: at, used: [...new Set([...used, at])] });
  return (
    <>
      <Choice
        label="Phone numbers are in"
        value={numberAt < 0 ? '' : String(numberAt)}
        options={header.map((name, at) => [String(at), name || `column ${at + 1}`] as const)}
        choose={(at) => chooseNumber(Number(at))}
      />
      {others.length > 0 && (
        <fieldset class="camp-columns">
          <legend class="t12 mut">Variables of the prompt, with the first row</legend>
          <Checks
            options={others}
            chosen={used}
            choose={(next) => choose({ ...columns, used: next.toSorted((a, b) => a - b) })}
          />
        </fieldset>
      )}
    </>
  );
}
