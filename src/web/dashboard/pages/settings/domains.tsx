// The domains that use the brand. Each shows the required DNS records and the current ones, and is checked again on request.
import { useState } from 'preact/hooks';
import type { DnsRecord, WhiteLabelDomain } from '../../../../../generated/types.ts';
import { useSend } from '../../api/send.ts';
import { ConfirmButton } from '../../parts/confirm-button.tsx';
import { FailedNote, useSubmit } from '../../parts/dialog.tsx';
import { CopyButton } from '../../parts/copy.tsx';
import { toastFailure } from '../../parts/toast.tsx';
import { When } from '../../parts/when.tsx';
import { AllowedButton, useCan } from '../../shell/me.tsx';
import { Section } from '../../parts/page.tsx';

const AT = '/v1/white-label/domains/{domain}';
const REFRESHES = ['/v1/white-label'];

export function Domains({ domains }: { domains: readonly WhiteLabelDomain[] }) {
  const can = useCan('admin');
  const [name, setName] = useState('');
  /** Results of the last checks, which list responses do not include. */
  const [checked, setChecked] = useState<Readonly<Record<string, WhiteLabelDomain>>>({});
  const [mutate] = useSend('put', AT, { refreshes: REFRESHES });
  const check = async (domain: string): Promise<void> => {
    const answer = await mutate({ path: { domain } });
    setChecked((before) => ({ ...before, [answer.domain]: answer }));
  };
  const { isRunning, failed, submit } = useSubmit(
    () => check(name.trim()),
    () => setName(''),
  );
  return (
    <Section id="domains" title="Domains" class="domains">
      <p class="mut">Pages on your verified domains use the brand, and so do the workspace’s emails.</p>
      {domains.map((each) => (
        <DomainCard
          key={each.domain}
          domain={checked[each.domain] ?? each}
          check={() => check(each.domain).catch(toastFailure)}
        />
      ))}
      <form class="own-cap" onSubmit={submit}>
        <label class="label">
          Add a domain
          <span class="row">
            <input
              class="field"
              required
              disabled={!can}
              placeholder="voice.example.com"
              value={name}
              onInput={({ currentTarget }) => setName(currentTarget.value)}
            />
            <button type="submit" class="btn" disabled={!can || isRunning}>
              {isRunning ? 'Checking DNS' : 'Add'}
            </button>
          </span>
        </label>
        <FailedNote text={failed} />
      </form>
    </Section>
  );
}

function DomainCard({ domain, check }: { domain: WhiteLabelDomain; check: () => Promise<void> }) {
  const { domain: name, status, records, checked_at: at, failing_since: failing } = domain;
  const [isAsking, setAsking] = useState(false);
  const ask = (): void => {
    setAsking(true);
    void check().finally(() => setAsking(false));
  };
  return (
    <article class="card domain">
      <div class="row wrap">
        <h3>{name}</h3>
        <span class={status === 'verified' ? 'badge ok' : 'badge warn'}>{status}</span>
        {at !== null && (
          <span class="t12 dim">
            DNS checked <When at={at} as="ago" />
          </span>
        )}
        <span class="sp" />
        <AllowedButton scope="admin" kind="s" onClick={ask}>
          {isAsking ? 'Checking DNS' : 'Check'}
          <span class="vh"> {name}</span>
        </AllowedButton>
        <RemoveDomain name={name} />
      </div>
      {failing !== null && (
        <p class="note warn">
          The TXT record is missing since <When at={failing} />. After seven days the domain is pending again.
        </p>
      )}
      {records.map((record) => (
        <RecordLine key={record.type} record={record} />
      ))}
    </article>
  );
}

const STATUS: Readonly<Record<DnsRecord['status'], readonly [string, string]>> = {
  found: ['ok', 'found'],
  missing: ['warn', 'not in DNS yet'],
  wrong: ['bad', 'DNS has another value'],
  unreachable: ['warn', 'the name servers did not answer'],
  unchecked: ['', 'press Check'],
};

function RecordLine({ record: { type, name, value, purpose, status, observed } }: { record: DnsRecord }) {
  const [kind, words] = STATUS[status];
  return (
    <div class="record">
      <p class="row wrap">
        <b>{type}</b>
        <span class="mut">{purpose === 'proof' ? 'proves that the domain is yours' : 'points visitors here'}</span>
        <span class={`badge ${kind}`}>{words}</span>
      </p>
      <pre class="code" tabIndex={0}>
        {name} {type} {value}
      </pre>
      {status === 'wrong' && <p class="t12 c-bad">DNS holds: {observed.join(', ')}</p>}
      <p>
        <CopyButton kind="s" label={`Copy the ${type} value`} text={() => value} />
      </p>
    </div>
  );
}

function RemoveDomain({ name }: { name: string }) {
  const [mutate] = useSend('delete', AT, { refreshes: REFRESHES });
  return (
    <ConfirmButton
      scope="admin"
      kind="s"
      label={
        <>
          Remove<span class="vh"> {name}</span>
        </>
      }
      title={`Remove ${name}`}
      action="Remove the domain"
      run={() => mutate({ path: { domain: name } })}
      done={`${name} is removed.`}
    >
      Pages on it show the standard brand again. Adding it later needs a new TXT record.
    </ConfirmButton>
  );
}
