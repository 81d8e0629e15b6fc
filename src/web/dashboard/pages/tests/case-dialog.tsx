// Creates or changes a test case: the caller and the expectations.
import { useState } from 'preact/hooks';
import type { TestCaller, TestCase, TestExpectation } from '../../../../../generated/types.ts';
import { useSend } from '../../api/send.ts';
import { AgentField } from '../../parts/choices.tsx';
import { ConfirmDialog } from '../../parts/dialog.tsx';
import { Icon } from '../../parts/icon.tsx';
import { toast } from '../../parts/toast.tsx';
import { CallerFields, FIRST_SCRIPT } from './caller-fields.tsx';
import { SHAPES, TYPES, newExpectation, restOf, valueOf, withValue, type ExpectationType } from './expectations.ts';
import { Input } from '../../parts/input.tsx';

const REFRESHES = ['/v1/test-cases'];

/** @param before null: a new test case */
export function CaseDialog({ before, close }: { before: TestCase | null; close: () => void }) {
  const [name, setName] = useState(before?.name ?? '');
  const [agent, setAgent] = useState(before?.agent_id ?? '');
  const [tags, setTags] = useState((before?.tags ?? []).join(', '));
  const [caller, setCaller] = useState<TestCaller>(before?.caller ?? FIRST_SCRIPT);
  const [expect, setExpect] = useState<readonly TestExpectation[]>(before?.expect ?? [newExpectation('said')]);
  const [create] = useSend('post', '/v1/test-cases', { refreshes: REFRESHES });
  const [update] = useSend('patch', '/v1/test-cases/{id}', { refreshes: REFRESHES });
  const save = async (): Promise<void> => {
    const labels = tags.split(',').map((tag) => tag.trim());
    const body = { name: name.trim(), agent_id: agent, tags: labels.filter(Boolean), caller, expect: [...expect] };
    if (before) await update({ path: { id: before.id }, body });
    else await create({ body });
    toast(`“${body.name}” is saved.`);
  };
  return (
    <ConfirmDialog
      title={before ? 'Change the test case' : 'New test case'}
      action="Save the case"
      run={save}
      close={close}
    >
      <Input label="Name" required value={name} set={setName} />
      <AgentField label="Agent" value={agent} choose={setAgent} />
      <CallerFields caller={caller} change={setCaller} />
      <Expectations expect={expect} change={setExpect} />
      <Input label="Tags, separated by commas (optional)" value={tags} placeholder="smoke, orders" set={setTags} />
    </ConfirmDialog>
  );
}

interface ExpectationsProps {
  expect: readonly TestExpectation[];
  change: (expect: readonly TestExpectation[]) => void;
}

function Expectations({ expect, change }: ExpectationsProps) {
  const put = (at: number, next: TestExpectation): void => change(expect.map((each, i) => (i === at ? next : each)));
  return (
    <fieldset class="stack case-part">
      <legend class="t12 mut">Expectations</legend>
      {expect.map((each, i) => (
        <p key={i} class="expectation">
          <select
            class="field"
            aria-label={`Kind of expectation ${i + 1}`}
            value={each.type}
            onChange={({ currentTarget }) => put(i, newExpectation(currentTarget.value as ExpectationType))}
          >
            {TYPES.map(([type, { words }]) => (
              <option key={type} value={type}>
                {words}
              </option>
            ))}
          </select>
          {SHAPES[each.type].field !== null && (
            <input
              class="field"
              aria-label={`Value of expectation ${i + 1}`}
              placeholder={SHAPES[each.type].hint}
              required={restOf(each) === ''}
              value={valueOf(each)}
              onInput={({ currentTarget }) => put(i, withValue(each, currentTarget.value))}
            />
          )}
          {restOf(each) !== '' && <code class="t12 mut">{restOf(each)}</code>}
          <button
            type="button"
            class="btn s icon quiet"
            aria-label={`Remove expectation ${i + 1}`}
            onClick={() => change(expect.filter((_each, at) => at !== i))}
          >
            <Icon name="close" />
          </button>
        </p>
      ))}
      <button type="button" class="btn s" onClick={() => change([...expect, newExpectation('said')])}>
        <Icon name="plus" />
        Another expectation
      </button>
    </fieldset>
  );
}
