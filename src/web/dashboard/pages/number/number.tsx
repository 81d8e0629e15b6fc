// One number: the route of its calls, its cost, a test call, and its release.
import { useState } from 'preact/hooks';
import type { PhoneNumber } from '../../../../../generated/types.ts';
import { useGet } from '../../api/get.ts';
import { answeringOf, TEST_NUMBER } from '../numbers/answering.ts';
import { useNamesOf } from '../../parts/choices.tsx';
import { Icon } from '../../parts/icon.tsx';
import { wordsOf } from '../../parts/outcome.tsx';
import { Page } from '../../parts/page.tsx';
import { Secret } from '../../parts/secret.tsx';
import { NotYet } from '../../parts/state-box.tsx';
import { moneyOf, When } from '../../parts/when.tsx';
import { AllowedButton } from '../../shell/me.tsx';
import { groupDigits } from '../calls/other-side.ts';
import { NumberBadge } from '../numbers/status.tsx';
import { NumberPath } from './path.tsx';
import { EditDialog } from './edit.tsx';
import { ReleaseDialog, TestCallDialog } from './dialogs.tsx';

const ABOVE = { href: '/app/numbers', title: 'Numbers' };
const LOOK_MS = 2_000;

export function NumberPage({ id }: { id: string }) {
  const number = useGet(
    '/v1/phone-numbers/{id}',
    { path: { id } },
    { everyMs: ({ status }) => (status === 'pending' ? LOOK_MS : false) },
  );
  const { data } = number;
  const names = useNamesOf(data ? answeringOf(data).map(({ agentId }) => agentId) : []);
  const [open, setOpen] = useState<'edit' | 'release' | 'test' | null>(null);
  const [secret, setSecret] = useState<string | null>(null);
  const close = (): void => setOpen(null);
  const isActive = data?.status === 'active';
  const isOwn = data !== undefined && data.number !== TEST_NUMBER;
  const actions = data && (
    <>
      {isOwn && data.status !== 'released' && (
        <AllowedButton scope="write" kind="danger" onClick={() => setOpen('release')}>
          Release
        </AllowedButton>
      )}
      {isActive && (
        <AllowedButton scope="write" onClick={() => setOpen('test')}>
          <Icon name="phone" />
          Test call
        </AllowedButton>
      )}
      {isActive && isOwn && (
        <AllowedButton scope="write" kind="primary" onClick={() => setOpen('edit')}>
          Change the path
        </AllowedButton>
      )}
    </>
  );
  return (
    <Page
      title={data ? (data.nickname ?? groupDigits(data.number)) : 'Number'}
      above={ABOVE}
      note={data && <NumberBadge number={data} />}
      request={data && number.request}
      actions={actions}
    >
      <NotYet answer={number} />
      {data && (isOwn ? <NumberPath number={data} names={names} /> : <TestNumber />)}
      {data && <Facts number={data} />}
      {data && open === 'edit' && <EditDialog number={data} close={close} show={setSecret} />}
      {data && open === 'release' && <ReleaseDialog number={data} close={close} />}
      {data && open === 'test' && <TestCallDialog number={data} close={close} />}
      {secret !== null && (
        <Secret title="The secret of the webhook" value={secret} close={() => setSecret(null)}>
          <p>Verify with it that a request to the webhook comes from this service.</p>
        </Secret>
      )}
    </Page>
  );
}

function TestNumber() {
  return (
    <p class="body mut">
      Every workspace has this number for free calls to test numbers, +1 202 555 0100 and those after it. It cannot be
      called.
    </p>
  );
}

function Facts({ number }: { number: PhoneNumber }) {
  const {
    carrier,
    account,
    capabilities,
    monthly_price: price,
    rented_until: until,
    allowed_countries: allowed,
  } = number;
  return (
    <div class="body">
      <dl class="kv">
        <dt>Number</dt>
        <dd class="num">{groupDigits(number.number)}</dd>
        <dt>Carrier</dt>
        <dd>{account ? `${account.name}, your own account` : wordsOf(carrier)}</dd>
        <dt>Can do</dt>
        <dd>{capabilities.join(', ')}</dd>
        <dt>Rent</dt>
        <dd>
          {until === null ? (
            'none'
          ) : (
            <>
              {moneyOf(price)} a month, paid until <When at={until} as="date" />
            </>
          )}
        </dd>
        <dt>May call</dt>
        <dd>{allowed === null ? 'the countries of your numbers' : allowed.join(', ') || 'no country'}</dd>
        <dt>Since</dt>
        <dd>
          <When at={number.created_at} as="date" />
        </dd>
      </dl>
    </div>
  );
}
