// The table of settings: name, default as people read it, what it does, an example. config.ts reads the environment by it and
// names the example when a value is wrong; the README shows it, and a test compares the two.
import { providerSettingRows } from './providers.ts';
import { rimSettingRows } from './rim.ts';

export interface Setting {
  name: string;
  /** As the README shows it. */
  fallback: string;
  about: string;
  example: string;
}

/** Every setting, in the order of the README's table; a test compares the two. */
export const settings: readonly Setting[] = [
  { name: 'PORT', fallback: '3000', about: 'Port of the HTTP server; 0 picks a free one.', example: '8080' },
  { name: 'HOST', fallback: '127.0.0.1', about: 'Address to listen on.', example: '0.0.0.0' },
  {
    name: 'DATA_DIR',
    fallback: './data',
    about: 'Embedded database, recordings and made keys.',
    example: '/var/lib/parley',
  },
  {
    name: 'DATABASE_URL',
    fallback: 'unset',
    about: 'Postgres 15 or newer; unset: the embedded database.',
    example: 'postgres://parley:secret@db:5432/parley',
  },
  {
    name: 'PUBLIC_URL',
    fallback: 'the actual host and port',
    about: 'Address under which clients reach the service; stands in recording and transcript URLs.',
    example: 'https://voice.example.com',
  },
  {
    name: 'VOICE_URL',
    fallback: 'PUBLIC_URL',
    about: 'Address under which browsers reach the role voice (or all), where its sockets are.',
    example: 'https://media.example.com',
  },
  {
    name: 'INTERNAL_URL',
    fallback: 'the actual host and port',
    about:
      'Address of this very process for the others of the deployment: a supervisor’s socket is passed on to the one that carries the call. Needed where they run on several machines.',
    example: 'http://10.1.7.4:3000',
  },
  {
    name: 'JWT_SECRET',
    fallback: 'made and kept when embedded',
    about: 'Signs access tokens, 32 characters or more. Demanded with DATABASE_URL.',
    example: '$(openssl rand -base64 48)',
  },
  {
    name: 'ENCRYPTION_KEY',
    fallback: 'made and kept when embedded',
    about: 'Seals secrets at rest: 32 bytes as base64. Demanded with DATABASE_URL.',
    example: '$(openssl rand -base64 32)',
  },
  {
    name: 'ENCRYPTION_KEYS_OLD',
    fallback: 'unset',
    about:
      'Former values of ENCRYPTION_KEY, with commas: they open what `npm run rotate-keys` has not sealed anew yet.',
    example: 'b2xkIG9sZCBvbGQgb2xkIG9sZCBvbGQgb2xkIG9sZCA=',
  },
  {
    name: 'NETWORK_ALLOW',
    fallback: 'loopback in development, else nothing',
    about: 'Private networks that outgoing requests may reach, CIDRs with commas.',
    example: '10.1.0.0/16,192.168.7.4/32',
  },
  {
    name: 'RATE_LIMIT_USER',
    fallback: '100',
    about: 'Requests a minute of one user, over all processes.',
    example: '600',
  },
  {
    name: 'RATE_LIMIT_IP',
    fallback: '30',
    about: 'Requests a minute of one address on public operations, and failed authentications, over all processes.',
    example: '60',
  },
  {
    name: 'REDIS_URL',
    fallback: 'unset',
    about:
      'Redis 6 or newer (no cluster) that counts requests for the rate limits of all processes; unset: Postgres counts them.',
    example: 'rediss://parley:secret@redis:6379/0',
  },
  {
    name: 'CONCURRENT_CALLS',
    fallback: '20',
    about: 'Calls at once of one workspace; more wait in a queue.',
    example: '100',
  },
  {
    name: 'CALLS_PER_PROCESS',
    fallback: '100',
    about: 'Calls at once of one process of the roles all and voice; more wait for another process, or for room.',
    example: '50',
  },
  {
    name: 'INBOUND_RESERVE_PERCENT',
    fallback: '20',
    about: 'Part of CONCURRENT_CALLS that is kept for inbound calls, rounded down to whole calls.',
    example: '0',
  },
  {
    name: 'STORAGE_QUOTA_MIB',
    fallback: '10240',
    about:
      'What one workspace may store, in MiB: documents with what is searched of them, recordings, contacts; 0: no quota.',
    example: '51200',
  },
  {
    name: 'REGISTRATION',
    fallback: 'open in development, else closed',
    about: 'Who may register: open, invite or closed. When it is not open, `npm run owner` creates users.',
    example: 'closed',
  },
  {
    name: 'SESSION_IDLE_DAYS',
    fallback: '30',
    about: 'A session that is not refreshed for so many days ends.',
    example: '7',
  },
  {
    name: 'SESSION_MAX_DAYS',
    fallback: '90',
    about: 'So many days after the login a session ends in any case.',
    example: '30',
  },
  {
    name: 'PARLEY_OWNER_PASSWORD',
    fallback: 'unset',
    about:
      'Password of the user that `npm run owner` creates; unset: it asks on the terminal. The service never reads it.',
    example: 'correct horse battery staple',
  },
  { name: 'LOG_LEVEL', fallback: 'info', about: 'fatal, error, warn, info, debug, trace or silent.', example: 'debug' },
  ...rimSettingRows,
  {
    name: 'DRAIN_SECONDS',
    fallback: '60',
    about: 'How long live calls may go on when the service is asked to stop.',
    example: '3600',
  },
  {
    name: 'WATCHDOG_SECONDS',
    fallback: '20',
    about: 'How long the event loop may stand still before the watchdog ends the process; 0: no watchdog.',
    example: '60',
  },
  {
    name: 'OPENAI_API_KEY',
    fallback: 'unset',
    about: 'A real language model takes over from the demo responder.',
    example: 'sk-…',
  },
  {
    name: 'LLM_BASE_URL',
    fallback: 'unset',
    about: 'Any OpenAI-compatible server, version included.',
    example: 'http://127.0.0.1:11434/v1',
  },
  {
    name: 'LLM_MODELS',
    fallback: 'gpt-4.1-mini',
    about: 'Model names there, with commas; the first is the default.',
    example: 'llama3.2,qwen3',
  },
  ...providerSettingRows,
  {
    name: 'EMBEDDINGS_BASE_URL',
    fallback: 'unset',
    about:
      'An OpenAI-compatible server for embeddings of 512 dimensions, version included; unset: made on this machine, for English. With another embedder, knowledge bases are embedded anew.',
    example: 'https://api.openai.com/v1',
  },
  { name: 'EMBEDDINGS_API_KEY', fallback: 'unset', about: 'Its key.', example: 'sk-…' },
  {
    name: 'EMBEDDINGS_MODEL',
    fallback: 'text-embedding-3-small',
    about: 'Its model.',
    example: 'text-embedding-3-large',
  },
  {
    name: 'WALLET_FREE_BALANCE',
    fallback: '5 in development, else 0',
    about: 'What the wallet of a new workspace begins with, USD. With open registration, every stranger gets it.',
    example: '10',
  },
  {
    name: 'PAYMENTS',
    fallback: 'manual in development, else off',
    about: 'Who takes the money of top-ups: stripe, manual (nobody; credited at once) or off.',
    example: 'stripe',
  },
  {
    name: 'STRIPE_SECRET_KEY',
    fallback: 'unset',
    about: 'Key of the Stripe account; needed with PAYMENTS=stripe.',
    example: 'sk_live_…',
  },
  {
    name: 'STRIPE_WEBHOOK_SECRET',
    fallback: 'unset',
    about: 'Signing secret of the webhook at /hooks/payments/stripe; needed with PAYMENTS=stripe.',
    example: 'whsec_…',
  },
  {
    name: 'STRIPE_BASE_URL',
    fallback: "Stripe's own",
    about: 'Origin of a proxy before Stripe; a private address must be in NETWORK_ALLOW.',
    example: 'https://stripe-proxy.example.com',
  },
  {
    name: 'NEW_WORKSPACE_DAILY_CAP',
    fallback: '20',
    about:
      'What a workspace may spend a day in its first 30 days, USD; its owner cannot raise it. none: as much as it has.',
    example: '50',
  },
  {
    name: 'DIAL_COUNTRIES',
    fallback: '*',
    about: 'Countries that paid calls may go to, with commas; workspaces allow themselves some of these.',
    example: 'US,CA,DE',
  },
  {
    name: 'CALL_PRICES',
    fallback: 'unset',
    about:
      'Prices of calls by the beginning of the number, USD a minute, with commas, before those of GET /v1/pricing. A number without a price is not called.',
    example: '+44=0.02,+4479=0.05',
  },
  {
    name: 'TEXT_PRICES',
    fallback: 'unset',
    about:
      'Prices of text messages by the beginning of the number, USD a segment, with commas, before those of GET /v1/pricing.',
    example: '+44=0.05,+49=0.09',
  },
  {
    name: 'COUNTRY_DAILY_CAPS',
    fallback: '*=100,US=none,CA=none',
    about:
      'What a workspace may spend a day (UTC) on calls, transfers and messages to a country, USD, with commas; * holds for countries without an entry. none: as much as it has.',
    example: '*=25,US=none,GB=500',
  },
  {
    name: 'WIDGET_BUDGET',
    fallback: '10',
    about:
      'What visitors of a new widget may spend a day, USD, where budget_per_day is left out. none: as much as the wallet has.',
    example: '2.5',
  },
  {
    name: 'MAX_TRANSFER_SECONDS',
    fallback: '1800',
    about:
      'Longest leg that a call is transferred, or a caller forwarded, to; so much of the wallet is reserved before it begins. 60 to 14400.',
    example: '3600',
  },
  {
    name: 'TWILIO_ACCOUNT_SID',
    fallback: 'unset',
    about: 'Real telephone numbers and calls through Twilio. Needs PUBLIC_URL with https.',
    example: 'AC0123456789abcdef0123456789abcdef',
  },
  {
    name: 'TWILIO_AUTH_TOKEN',
    fallback: 'unset',
    about: 'Of that account.',
    example: '0123456789abcdef0123456789abcdef',
  },
  {
    name: 'TWILIO_API_URL',
    fallback: 'https://api.twilio.com',
    about: 'Another edge or region of Twilio.',
    example: 'https://api.dublin.ie1.twilio.com',
  },
  {
    name: 'TWILIO_CALLS_PER_SECOND',
    fallback: '1',
    about: 'Most calls a second that the account may begin; others wait.',
    example: '5',
  },
  {
    name: 'LIVEKIT_URL',
    fallback: 'unset',
    about:
      'A LiveKit server: rooms for calls of apps (POST /v1/rtc/token), and telephone calls through its SIP trunks.',
    example: 'wss://livekit.example.com',
  },
  { name: 'LIVEKIT_API_KEY', fallback: 'unset', about: 'Its key.', example: 'APIxxxxxxx' },
  { name: 'LIVEKIT_API_SECRET', fallback: 'unset', about: 'Secret of that key.', example: 'a-long-random-secret' },
  {
    name: 'LIVEKIT_SIP_TRUNK_ID',
    fallback: 'unset',
    about: 'Outbound trunk of imported numbers that name none of their own and that it lists.',
    example: 'ST_xxxxxxxx',
  },
  {
    name: 'DEMO_WIDGET_ID',
    fallback: 'made in development, else unset',
    about: 'The widget whose agent anybody may try at POST /v1/demo/…; its budget bounds what that costs.',
    example: 'wgt_01jd8k3v9rj6m2t5q7x8y0z1a2',
  },
  {
    name: 'DEMO_PER_DAY',
    fallback: '500',
    about: 'Calls and messages a day (UTC) of the demo, over all visitors.',
    example: '50',
  },
  { name: 'RATE_LIMIT_DEMO', fallback: '10', about: 'Requests a minute of one address to the demo.', example: '3' },
];
