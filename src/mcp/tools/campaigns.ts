// Tools for campaigns and schedules: calls to many people, and calls at set times.
import type { Campaign } from '../../../generated/types.ts';
import type { JsonObject } from '../../core/json.ts';
import { consequenceOf } from '../consequences.ts';
import { tool, ToolFailure, type ToolContext } from '../port.ts';
import { requireValid } from '../requests.ts';
import { withoutEmpty, pageOf, pickMembers } from '../results.ts';
import { AGENT_ID, CONFIRM, CURSOR, LIMIT, objectSchema, SETTINGS, textSchema, VARIABLES } from '../schemas.ts';

interface Building {
  campaign_id?: string;
  name?: string;
  agent_id?: string;
  contacts?: JsonObject[];
  settings?: JsonObject;
}

const CONTACT = objectSchema(
  { to_number: { type: 'string' }, time_zone: { type: 'string' }, variables: { type: 'object' } },
  ['to_number'],
);

export const buildCampaign = tool<Building>({
  name: 'build_campaign',
  title: 'Build a campaign',
  description:
    'Creates a campaign that calls many contacts with an agent, or adds contacts and changes settings of the one in campaign_id. Nothing is dialed before run_campaign.',
  kind: 'writes',
  input: objectSchema({
    campaign_id: textSchema('Id of an existing campaign.'),
    name: textSchema('Name of a new campaign.'),
    agent_id: AGENT_ID,
    contacts: { type: 'array', maxItems: 2000, items: CONTACT },
    settings: {
      ...SETTINGS,
      description:
        'Other fields of createCampaign, e.g. {"from_numbers":["+1…"],"dials_per_second":1,"concurrency":5}.',
    },
  }),
  async run(ctx, { campaign_id: known, contacts = [], settings, ...fields }) {
    const body = { ...fields, ...settings };
    const campaign = await campaignOf(ctx, known, body);
    const added =
      contacts.length === 0
        ? null
        : await ctx.call('addCampaignContacts', { path: { id: campaign.id }, body: contacts });
    const now = added === null ? campaign : await ctx.call('getCampaign', { path: { id: campaign.id } });
    return { ...summaryOf(now), ...(added === null ? {} : { contacts: withoutEmpty(added) }) };
  },
});

async function campaignOf({ call }: ToolContext, known: string | undefined, body: JsonObject): Promise<Campaign> {
  if (known === undefined) return call('createCampaign', { body });
  if (Object.keys(body).length === 0) return call('getCampaign', { path: { id: known } });
  return call('updateCampaign', { path: { id: known }, body });
}

interface Running {
  campaign_id: string;
  action: 'start' | 'pause' | 'cancel' | 'retry_failed';
  confirm?: boolean;
}

const ACTIONS = {
  start: 'startCampaign',
  pause: 'pauseCampaign',
  cancel: 'cancelCampaign',
  retry_failed: 'retryFailedContacts',
} as const;

export const runCampaign = tool<Running>({
  name: 'run_campaign',
  title: 'Run or stop a campaign',
  description:
    'Starts or resumes a campaign, pauses it (calls in progress continue), cancels it permanently, or calls its failed contacts again. All but pause need confirmation.',
  kind: 'risks',
  input: objectSchema({ campaign_id: { type: 'string' }, action: { enum: Object.keys(ACTIONS) }, confirm: CONFIRM }, [
    'campaign_id',
    'action',
  ]),
  async run(ctx, { campaign_id: id, action, confirm }) {
    const operation = ACTIONS[action];
    const sentence = consequenceOf(ctx.operations[operation]);
    if (sentence !== null) {
      const { name, stats } = await ctx.call('getCampaign', { path: { id } });
      await ctx.confirm(
        `${sentence} Campaign: ${name}, ${stats.contacts} contacts, ${stats.pending} not called yet.`,
        confirm,
      );
    }
    if (operation !== 'retryFailedContacts') return summaryOf(await ctx.call(operation, { path: { id } }));
    const { retried, campaign } = await ctx.call(operation, { path: { id } });
    return { retried, ...summaryOf(campaign) };
  },
});

interface Reading {
  campaign_id?: string;
  contacts?: string;
  limit?: number;
  cursor?: string;
}

export const readCampaign = tool<Reading>({
  name: 'read_campaign',
  title: 'Read campaigns',
  description:
    'Lists campaigns, or shows the state of one: counts, outcomes, cost, why it is paused. contacts adds the contacts with that status.',
  kind: 'reads',
  input: objectSchema({
    campaign_id: { type: 'string' },
    contacts: { enum: ['all', 'pending', 'dialing', 'retry_scheduled', 'completed', 'failed', 'skipped', 'canceled'] },
    limit: LIMIT,
    cursor: CURSOR,
  }),
  async run({ call }, { campaign_id: id, contacts, limit, cursor }) {
    const page = { ...(limit === undefined ? {} : { limit }), ...(cursor === undefined ? {} : { cursor }) };
    if (id === undefined) return pageOf(await call('listCampaigns', { query: page }), summaryOf);
    const campaign = await call('getCampaign', { path: { id } });
    if (contacts === undefined) return withoutEmpty(campaign) as object;
    const status = contacts === 'all' ? {} : { status: contacts as 'pending' };
    const listed = await call('listCampaignContacts', { path: { id }, query: { ...page, ...status } });
    return { ...summaryOf(campaign), contacts: pageOf(listed, withoutEmpty) };
  },
});

function summaryOf(campaign: Campaign): Record<string, unknown> {
  return pickMembers(campaign, [
    'id',
    'name',
    'agent_id',
    'status',
    'pause_reason',
    'pause_detail',
    'next_dial_at',
    'from_numbers',
    'stats',
  ]);
}

interface Scheduling {
  agent_id: string;
  to_number: string;
  at?: string;
  rrule?: string;
  time_zone?: string;
  from_number?: string;
  variables?: JsonObject;
  confirm?: boolean;
}

export const scheduleCall = tool<Scheduling>({
  name: 'schedule_call',
  title: 'Schedule a call',
  description:
    'Lets an agent call a number later: once (at), or repeatedly (rrule with time_zone). Numbers other than test numbers need confirmation.',
  kind: 'risks',
  input: objectSchema(
    {
      agent_id: AGENT_ID,
      to_number: textSchema('E.164.'),
      at: textSchema('ISO 8601 with offset.'),
      rrule: textSchema('RFC 5545, such as FREQ=WEEKLY;BYDAY=MO;BYHOUR=9;BYMINUTE=0.'),
      time_zone: textSchema('IANA zone of the rule.'),
      from_number: textSchema('A number of the workspace.'),
      variables: VARIABLES,
      confirm: CONFIRM,
    },
    ['agent_id', 'to_number'],
  ),
  async run(ctx, { confirm, ...body }) {
    if ((body.at === undefined) === (body.rrule === undefined)) {
      throw new ToolFailure('validation_failed', 'Exactly one of at and rrule is needed.', 'Send one of them.');
    }
    const sentence = consequenceOf(ctx.operations.createSchedule, body);
    if (sentence !== null) {
      requireValid(ctx.operations.createSchedule, body);
      await ctx.confirm(`${sentence} Number: ${body.to_number}; ${body.at ?? body.rrule}.`, confirm);
    }
    return withoutEmpty(await ctx.call('createSchedule', { body })) as object;
  },
});
