// Client of a Parley service: `new Parley({ baseUrl, apiKey })`.
// Generated from openapi.yaml by `node codegen/main.ts`. Do not edit.

import { AgentsApi } from './resources/agents.ts';
import { AnalyticsApi } from './resources/analytics.ts';
import { ApiKeysApi } from './resources/apiKeys.ts';
import { AuditLogApi } from './resources/auditLog.ts';
import { AuthApi } from './resources/auth.ts';
import { CallsApi } from './resources/calls.ts';
import { CampaignsApi } from './resources/campaigns.ts';
import { CataloguesApi } from './resources/catalogues.ts';
import { CompatibilityApi } from './resources/compatibility.ts';
import { DemoApi } from './resources/demo.ts';
import { DncApi } from './resources/dnc.ts';
import { EventsApi } from './resources/events.ts';
import { KnowledgeBasesApi } from './resources/knowledgeBases.ts';
import { LimitsApi } from './resources/limits.ts';
import { MembersApi } from './resources/members.ts';
import { PhoneNumbersApi } from './resources/phoneNumbers.ts';
import { ProvidersApi } from './resources/providers.ts';
import { RtcApi } from './resources/rtc.ts';
import { SchedulesApi } from './resources/schedules.ts';
import { SiteApi } from './resources/site.ts';
import { StatusApi } from './resources/status.ts';
import { TestsApi } from './resources/tests.ts';
import { VoicesApi } from './resources/voices.ts';
import { WalletApi } from './resources/wallet.ts';
import { WebhooksApi } from './resources/webhooks.ts';
import { WhiteLabelApi } from './resources/whiteLabel.ts';
import { WidgetsApi } from './resources/widgets.ts';
import { WorkspacesApi } from './resources/workspaces.ts';
import { createTransport, type ParleyOptions } from './runtime/client.ts';

export const VERSION = '1.0.0';

/** A client. It keeps no connection open, so one client per program is enough. */
export class Parley {
  /** Voice agents and their functions. */
  readonly agents: AgentsApi;
  /** Statistics about ended calls, as totals and series. */
  readonly analytics: AnalyticsApi;
  /** Keys for server-to-server use. */
  readonly apiKeys: ApiKeysApi;
  /** Changes in the workspace, with their authors and keys. */
  readonly auditLog: AuditLogApi;
  /** Users and their sessions. */
  readonly auth: AuthApi;
  /** Calls, their transcripts, recordings and timelines. */
  readonly calls: CallsApi;
  /** Calls to many contacts at a limited rate. */
  readonly campaigns: CampaignsApi;
  /** Templates of agents, countries, models, languages and providers available in this deployment. */
  readonly catalogues: CataloguesApi;
  /** Interfaces of other products, for their existing clients. */
  readonly compatibility: CompatibilityApi;
  /** A demo agent of this deployment that needs no account. */
  readonly demo: DemoApi;
  /** Phone numbers that are never dialed (do-not-call list). */
  readonly dnc: DncApi;
  /** A live stream of the changes in a workspace. */
  readonly events: EventsApi;
  /** Texts, pages and files that agents answer from. */
  readonly knowledgeBases: KnowledgeBasesApi;
  /** Concurrency, rate and size limits of the workspace. */
  readonly limits: LimitsApi;
  /** Members of the workspace, their roles, and invitations. */
  readonly members: MembersApi;
  /** Phone numbers of the workspace: buy, import, assign, release. */
  readonly phoneNumbers: PhoneNumbersApi;
  /** API keys of the workspace's own provider accounts. */
  readonly providers: ProvidersApi;
  /** Voice calls in the browser. */
  readonly rtc: RtcApi;
  /** Calls at a set time: once, or repeatedly by a recurrence rule. */
  readonly schedules: SchedulesApi;
  /** Operations for the operator's public web pages, without an account: contact, newsletter, events. */
  readonly site: SiteApi;
  /** Current state and measured availability of this deployment. */
  readonly status: StatusApi;
  /** Tests of agents: cases, runs, results. */
  readonly tests: TestsApi;
  /** Voices that agents can speak with. */
  readonly voices: VoicesApi;
  /** Prepaid balance, payments, prices and usage. */
  readonly wallet: WalletApi;
  /** Webhook endpoints and their deliveries. */
  readonly webhooks: WebhooksApi;
  /** The brand of the workspace on pages, widgets and emails, and its domains. */
  readonly whiteLabel: WhiteLabelApi;
  /** Chat and voice on web pages, and their sessions. */
  readonly widgets: WidgetsApi;
  /** Workspaces of the user: settings and limits. */
  readonly workspaces: WorkspacesApi;

  constructor(options: ParleyOptions = {}) {
    const transport = createTransport(options, VERSION);
    this.agents = new AgentsApi(transport);
    this.analytics = new AnalyticsApi(transport);
    this.apiKeys = new ApiKeysApi(transport);
    this.auditLog = new AuditLogApi(transport);
    this.auth = new AuthApi(transport);
    this.calls = new CallsApi(transport);
    this.campaigns = new CampaignsApi(transport);
    this.catalogues = new CataloguesApi(transport);
    this.compatibility = new CompatibilityApi(transport);
    this.demo = new DemoApi(transport);
    this.dnc = new DncApi(transport);
    this.events = new EventsApi(transport);
    this.knowledgeBases = new KnowledgeBasesApi(transport);
    this.limits = new LimitsApi(transport);
    this.members = new MembersApi(transport);
    this.phoneNumbers = new PhoneNumbersApi(transport);
    this.providers = new ProvidersApi(transport);
    this.rtc = new RtcApi(transport);
    this.schedules = new SchedulesApi(transport);
    this.site = new SiteApi(transport);
    this.status = new StatusApi(transport);
    this.tests = new TestsApi(transport);
    this.voices = new VoicesApi(transport);
    this.wallet = new WalletApi(transport);
    this.webhooks = new WebhooksApi(transport);
    this.whiteLabel = new WhiteLabelApi(transport);
    this.widgets = new WidgetsApi(transport);
    this.workspaces = new WorkspacesApi(transport);
  }
}

export default Parley;

export type { ParleyOptions, StreamOptions } from './runtime/client.ts';
export type { SessionTokens } from './runtime/credentials.ts';
export type { RequestOptions } from './runtime/transport.ts';
export type { FileContent, Upload } from './runtime/bodies.ts';
export type { ApiPromise, Page, PagePromise } from './runtime/promises.ts';
export type { EventStream, NamedEvent } from './runtime/streams.ts';
export type { FileResponse } from './runtime/files.ts';
export * from './runtime/errors.ts';
export { verifyWebhook, type HeadersLike, type VerifyOptions } from './runtime/webhooks.ts';
export { ERROR_CODES, type ErrorCode } from './codes.ts';
export { EVENT_NAMES, isEvent, type WebhookEvent, type WebhookEvents } from './events.ts';
export type * from './types.ts';
export type * from './resources/agents.ts';
export type * from './resources/analytics.ts';
export type * from './resources/apiKeys.ts';
export type * from './resources/auditLog.ts';
export type * from './resources/auth.ts';
export type * from './resources/calls.ts';
export type * from './resources/campaigns.ts';
export type * from './resources/catalogues.ts';
export type * from './resources/dnc.ts';
export type * from './resources/events.ts';
export type * from './resources/knowledgeBases.ts';
export type * from './resources/members.ts';
export type * from './resources/phoneNumbers.ts';
export type * from './resources/schedules.ts';
export type * from './resources/site.ts';
export type * from './resources/tests.ts';
export type * from './resources/voices.ts';
export type * from './resources/wallet.ts';
export type * from './resources/webhooks.ts';
export type * from './resources/whiteLabel.ts';
export type * from './resources/widgets.ts';
export type * from './resources/workspaces.ts';
