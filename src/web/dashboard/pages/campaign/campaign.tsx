// One campaign: its progress, its pace and its finish, its contacts and calls behind the parts of two bars, and its actions.
import { useEffect, useState } from 'preact/hooks';
import type { Campaign } from '../../../../../generated/types.ts';
import { useGet } from '../../api/get.ts';
import { Icon } from '../../parts/icon.tsx';
import { outcomeOfReason, wordsOf, type ShownOutcome } from '../../parts/outcome.tsx';
import { Page } from '../../parts/page.tsx';
import { go, lazy, useAddress } from '../../shell/router.ts';
import { ShareBar } from './share-bar.tsx';
import { Stat } from '../../parts/stat.tsx';
import { NotYet } from '../../parts/state-box.tsx';
import { clockOf, moneyOf, countOf, When } from '../../parts/when.tsx';
import { nextDialOf } from '../campaigns/next-dial.ts';
import { CampaignBadge } from '../campaigns/status.tsx';
import { CampaignActions } from './actions.tsx';
import { CampaignRows } from './rows.tsx';
import { Pace } from './pace.tsx';
import { Settings } from './settings.tsx';

const ImportPanel = lazy(() => import('../on-demand.ts').then((m) => m.PARTS), 'ImportPanel');

const ABOVE = { href: '/app/campaigns', title: 'Campaigns' };
const LOOK_MS = 3_000;
const STATUS_SHADES: readonly [keyof Campaign['stats'] & string, string, ShownOutcome][] = [
  ['completed', 'reached', 'completed'],
  ['failed', 'not reached', 'no_answer'],
  ['skipped', 'skipped', 'voicemail'],
  ['canceled', 'canceled', 'voicemail'],
  ['dialing', 'in a call', 'transferred'],
  ['retry_scheduled', 'called again later', 'running'],
  ['pending', 'not called yet', 'running'],
];

export function CampaignPage({ id }: { id: string }) {
  const campaign = useGet(
    '/v1/campaigns/{id}',
    { path: { id } },
    { everyMs: (now) => (isMoving(now) ? LOOK_MS : false) },
  );
  const { data } = campaign;
  const [open, setOpen] = useState<'contacts' | 'settings' | null>(null);
  const isEmpty = data !== undefined && data.status === 'draft' && data.stats.contacts === 0;
  useEffect(() => {
    if (isEmpty) setOpen('contacts');
  }, [isEmpty]);
  const toggle = (part: 'contacts' | 'settings') => setOpen(open === part ? null : part);
  const actions = data && <CampaignActions campaign={data} open={toggle} />;
  return (
    <Page
      title={data?.name ?? 'Campaign'}
      above={ABOVE}
      note={data && <CampaignBadge campaign={data} />}
      request={data && campaign.request}
      actions={actions}
    >
      <NotYet answer={campaign} />
      {data && (
        <>
          <Notes campaign={data} />
          {open === 'settings' && <Settings key={id} campaign={data} close={() => setOpen(null)} />}
          {open === 'contacts' && <ImportPanel key={id} campaign={data} close={() => setOpen(null)} />}
          {data.stats.contacts > 0 && <Progress campaign={data} />}
          {data.stats.contacts > 0 && <CampaignRows campaign={data} />}
        </>
      )}
    </Page>
  );
}

/** Whether its figures change by themselves. */
function isMoving({ status, stats }: Campaign): boolean {
  return status === 'running' || status === 'scheduled' || stats.dialing > 0;
}

const PAUSED: Readonly<Record<NonNullable<Campaign['pause_reason']>, string>> = {
  manual: 'It was paused by hand. Running calls continue to their end.',
  circuit_breaker: 'It paused itself: too many of its newest calls failed for technical reasons.',
  insufficient_funds: 'It paused itself: the balance of the wallet does not cover a call.',
  provider_error: 'It paused itself: its calls cannot be placed.',
  restored: 'The service was restored from a backup, and its operator has not released campaigns yet.',
};

function Notes({ campaign }: { campaign: Campaign }) {
  const { status, pause_reason: reason, pause_detail: detail, scheduled_at: at } = campaign;
  if (status === 'paused' && reason !== null) {
    return (
      <p class={`note camp-note ${reason === 'manual' ? 'plain' : 'warn'}`}>
        <Icon name="pause" />
        <span>
          {PAUSED[reason]} {detail}
        </span>
      </p>
    );
  }
  const waitsFor = status === 'scheduled' ? at : nextDialOf(campaign);
  if (waitsFor === null) return null;
  return (
    <p class="note camp-note plain">
      <Icon name="clock" />
      <span>
        {status === 'scheduled' ? 'It begins ' : 'Nobody can be called now. It continues '}
        <When at={waitsFor} />.
      </span>
    </p>
  );
}

function Progress({ campaign }: { campaign: Campaign }) {
  const { path, query } = useAddress();
  // Contacts with a status, or calls with an outcome: one filter replaces the other.
  const choose = (name: string) => (key: string | null) => go(key === null ? path : `${path}?${name}=${key}`);
  const { stats, status } = campaign;
  const contacts = STATUS_SHADES.map(([key, words, shade]) => ({ key, words, shade, count: stats[key] as number }));
  const outcomes = Object.entries(stats.outcomes)
    .map(([key, count]) => ({ key, count, words: wordsOf(key), shade: outcomeOfReason(key) }))
    .toSorted((a, b) => b.count - a.count);
  return (
    <div class="camp-top">
      <section class="stack camp-bars" aria-label="Progress">
        <h2>{countOf(stats.contacts, 'contact')}</h2>
        <ShareBar label="Contacts by state" shares={contacts} chosen={query['status']} choose={choose('status')} />
        {outcomes.length > 0 && (
          <>
            <h2>
              How{' '}
              {countOf(
                outcomes.reduce((sum, { count }) => sum + count, 0),
                'call',
              )}{' '}
              ended
            </h2>
            <ShareBar label="Calls by outcome" shares={outcomes} chosen={query['outcome']} choose={choose('outcome')} />
          </>
        )}
        <dl class="stats">
          <Stat name="Answered" value={stats.answer_rate === null ? '–' : `${Math.round(stats.answer_rate * 100)} %`} />
          <Stat name="Talk time" value={clockOf(stats.talk_seconds)} />
          <Stat name="Cost so far" value={moneyOf(stats.cost)} />
        </dl>
      </section>
      {status !== 'completed' && status !== 'canceled' && <Pace campaign={campaign} />}
    </div>
  );
}
