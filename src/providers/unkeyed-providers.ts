// Documentation of the providers that declare no settings: built-in parts, servers of an agent's owner, and browsers. Everything
// else describes itself (declaration.ts). Text only.
import type { ProviderDescription } from './declaration.ts';

const BUILT_IN = 'built in';

export const unkeyedProviders: readonly ProviderDescription[] = [
  { purpose: 'transcribes', provider: '`captions`', enabledBy: BUILT_IN, verifiedAgainst: 'loopback calls' },
  { purpose: 'answers', provider: '`builtin-demo`', enabledBy: BUILT_IN, verifiedAgainst: 'loopback calls' },
  {
    purpose: 'answers',
    provider: '`custom-llm`',
    enabledBy: 'an agent’s `websocket_url`',
    verifiedAgainst: 'a real WebSocket server over whole calls',
  },
  { purpose: 'speaks', provider: '`builtin` (flite)', enabledBy: BUILT_IN, verifiedAgainst: 'measured audio' },
  {
    purpose: 'calls functions',
    provider: 'MCP servers (function type `mcp`)',
    enabledBy: 'an agent’s functions',
    verifiedAgainst: 'the official SDK’s server over a whole call',
  },
  { purpose: 'carries calls', provider: '`loopback`', enabledBy: BUILT_IN, verifiedAgainst: 'loopback calls' },
  {
    purpose: 'carries calls',
    provider: 'browsers, over a WebSocket',
    enabledBy: BUILT_IN,
    verifiedAgainst: 'a socket client that speaks, types and interrupts',
  },
  {
    purpose: 'searches',
    provider: '`builtin`: English sentence embeddings, full-text search',
    enabledBy: BUILT_IN,
    verifiedAgainst: 'paraphrases',
  },
  {
    purpose: 'takes payments',
    provider: '`manual`: credits a top-up at once, without a payment',
    enabledBy: '`PAYMENTS=manual`',
    verifiedAgainst: 'the ledger',
  },
];
