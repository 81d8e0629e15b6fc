// The campaigns of the workspace, and a new one.
import { useState } from 'preact/hooks';
import type { Campaign, CampaignStatus } from '../../../../../generated/types.ts';
import { PAGE_SIZE, usePages } from '../../api/pages.ts';
import { useSend } from '../../api/send.ts';
import { AgentField, useAgentNames } from '../../parts/choices.tsx';
import { ConfirmDialog } from '../../parts/dialog.tsx';
import { useFilters } from '../../parts/filters.tsx';
import { Icon } from '../../parts/icon.tsx';
import { Input } from '../../parts/input.tsx';
import { List, type Column } from '../../parts/list.tsx';
import { Page } from '../../parts/page.tsx';
import { Empty } from '../../parts/state-box.tsx';
import { moneyOf, numberOf, When } from '../../parts/when.tsx';
import { AllowedButton } from '../../shell/me.tsx';
import { go } from '../../shell/router.ts';
import { NumberField } from './number-field.tsx';
import { StateFilter } from './state-filter.tsx';
import { CampaignBadge, doneOf } from './status.tsx';

const PATH = '/v1/campaigns';
const LOOK_MS = 15_000;
const STATUSES: readonly CampaignStatus[] = ['draft', 'scheduled', 'running', 'paused', 'completed', 'canceled'];

export function CampaignsPage() {
  const filters = useFilters();
  const status = filters.of('status') as CampaignStatus | undefined;
  const campaigns = usePages(PATH, { query: status ? { status } : {} }, { everyMs: refreshMs });
  const [isNew, setNew] = useState(false);
  const names = useAgentNames(campaigns.items.map(({ agent_id: id }) => id));
  const create = (
    <AllowedButton scope="write" kind="primary" onClick={() => setNew(true)}>
      <Icon name="plus" />
      New campaign
    </AllowedButton>
  );
  return (
    <Page title="Campaigns" request={campaigns.request} actions={create}>
      <StateFilter filters={filters} what="campaigns" states={STATUSES} />
      <List
        caption="Campaigns, newest first"
        pages={campaigns}
        columns={columnsOf(names)}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => `/app/campaigns/${id}`}
        empty={
          status ? (
            <Empty title={`No campaign is ${status}`}>
              <button type="button" class="btn" onClick={filters.clear}>
                Show all campaigns
              </button>
            </Empty>
          ) : (
            <Empty title="No campaigns yet">
              <p>A campaign calls a list of people with one agent, at your pace and in the hours that you allow.</p>
              {create}
            </Empty>
          )
        }
      />
      {isNew && <NewCampaign close={() => setNew(false)} />}
    </Page>
  );
}

function refreshMs(campaigns: readonly Campaign[]): number | false {
  return campaigns.length <= PAGE_SIZE && campaigns.some(({ status }) => status === 'running') ? LOOK_MS : false;
}

function columnsOf(names: ReadonlyMap<string, string>): Column<Campaign>[] {
  return [
    { head: 'Name', place: 'main', cell: ({ name }) => name },
    { head: 'Status', place: 'end', cell: (campaign) => <CampaignBadge campaign={campaign} /> },
    {
      head: 'Agent',
      place: 'sub',
      cell: ({ agent_id: id }) => <span class="mut">{id === null ? 'no agent yet' : (names.get(id) ?? id)}</span>,
    },
    {
      head: 'Contacts done',
      place: 'sub-end',
      class: 'r',
      cell: (campaign) => `${numberOf(doneOf(campaign))} of ${numberOf(campaign.stats.contacts)}`,
    },
    {
      head: 'Answered',
      place: 'none',
      class: 'r',
      cell: ({ stats: { answer_rate: rate } }) => (rate === null ? '–' : `${Math.round(rate * 100)} %`),
    },
    { head: 'Cost', place: 'none', class: 'r', cell: ({ stats: { cost } }) => moneyOf(cost) },
    { head: 'Made', place: 'none', cell: ({ created_at: at }) => <When at={at} as="ago" /> },
  ];
}

function NewCampaign({ close }: { close: () => void }) {
  const [name, setName] = useState('');
  const [agent, setAgent] = useState('');
  const [from, setFrom] = useState('');
  const [mutate] = useSend('post', PATH, { refreshes: [PATH] });
  const create = async (): Promise<void> => {
    const body = {
      name: name.trim(),
      ...(agent ? { agent_id: agent } : {}),
      ...(from ? { from_numbers: [from] } : {}),
    };
    const { id } = await mutate({ body });
    go(`/app/campaigns/${id}`);
  };
  return (
    <ConfirmDialog title="New campaign" action="Create the campaign" run={create} close={close}>
      <Input label="Name" required maxLength={100} value={name} set={setName} />
      <AgentField label="Agent" none="chosen later" value={agent} choose={setAgent} />
      <NumberField label="Call from" none="no number: calls reach test numbers only" value={from} choose={setFrom} />
      <p class="mut">Nobody is called before you have added contacts and started it.</p>
    </ConfirmDialog>
  );
}
