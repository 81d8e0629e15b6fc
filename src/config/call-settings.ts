// Settings of calls and of their limits: capacity, storage, the demo.
import { integer, text } from '../core/setting-parsers.ts';
import { defineSetting, derivedDefault } from '../core/setting.ts';

export const capacitySettings = {
  /** Limit per workspace. */
  concurrentCalls: defineSetting({
    name: 'CONCURRENT_CALLS',
    parse: integer(1, 100_000),
    default: '20',
    about: 'Maximum concurrent calls of one workspace; further calls wait in a queue.',
    example: '100',
  }),
  callsPerProcess: defineSetting({
    name: 'CALLS_PER_PROCESS',
    parse: integer(1, 10_000),
    default: '100',
    about:
      'Maximum concurrent calls of one process with the role all or voice; from 20 calls on, the process accepts fewer if their measured cost shows that it cannot carry this many. Further calls wait until a process has free capacity.',
    example: '50',
  }),
  analysesPerProcess: defineSetting({
    name: 'ANALYSES_PER_PROCESS',
    parse: integer(1, 1_000),
    default: '8',
    about:
      'Maximum concurrent analyses of ended calls of one process with the role all or worker. Lower it if a small model server of your own also answers live calls.',
    example: '2',
  }),
  inboundReservePercent: defineSetting({
    name: 'INBOUND_RESERVE_PERCENT',
    parse: integer(0, 100),
    default: '20',
    about: 'Percentage of CONCURRENT_CALLS that is reserved for inbound calls, rounded down to whole calls.',
    example: '0',
  }),
  widgetCallsPerAddress: defineSetting({
    name: 'WIDGET_CALLS_PER_ADDRESS',
    parse: integer(1, 10_000),
    default: '10',
    about:
      'Maximum concurrent calls of one widget from one address (IPv6: from one /64), so that a single visitor cannot use all slots of the workspace.',
    example: '50',
  }),
};

export const storageQuotaMib = defineSetting({
  name: 'STORAGE_QUOTA_MIB',
  parse: integer(0, 1_000_000_000),
  default: '10240',
  about: 'MiB that one workspace may store: documents and their search index, recordings, contacts; 0: no quota.',
  example: '51200',
});

export const demoSettings = {
  /** Widget of POST /v1/demo/…; null for the widget of the demo workspace, if there is one. */
  widgetId: defineSetting({
    name: 'DEMO_WIDGET_ID',
    parse: text,
    default: derivedDefault('generated in development, else unset'),
    about: 'The widget whose agent anyone may try at POST /v1/demo/…; the budget of the widget limits the cost.',
    example: 'wgt_01jd8k3v9rj6m2t5q7x8y0z1a2',
  }),
  perDay: defineSetting({
    name: 'DEMO_PER_DAY',
    parse: integer(0, 1_000_000),
    default: '500',
    about: 'Maximum calls and messages per day (UTC) of the demo, for all visitors together.',
    example: '50',
  }),
};
