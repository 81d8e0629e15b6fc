// The documentation of providers without a vendor's key: built-in ones, servers of the operator, servers of an
// agent's owner, and carriers. Vendors describe themselves (vendors/). Text only.

export type Purpose = 'transcribes' | 'answers' | 'speaks' | 'calls functions' | 'carries calls' | 'searches';

export interface ProviderDescription {
  purpose: Purpose;
  /** Id and scope, as Markdown. */
  provider: string;
  /** What enables it, as Markdown. */
  enabledBy: string;
  verifiedAgainst: string;
}

const BUILT_IN = 'built in';

export const unkeyedProviders: readonly ProviderDescription[] = [
  { purpose: 'transcribes', provider: '`captions`', enabledBy: BUILT_IN, verifiedAgainst: 'loopback calls' },
  {
    purpose: 'transcribes',
    provider: '`transcription` (OpenAI-compatible)',
    enabledBy: '`TRANSCRIPTION_BASE_URL`',
    verifiedAgainst: 'a local server of the wire format',
  },
  {
    purpose: 'transcribes',
    provider: '`sherpa-onnx`',
    enabledBy: '`SHERPA_MODEL_DIR`',
    verifiedAgainst: 'the library with a tiny model of two words; never a model of real speech',
  },
  { purpose: 'answers', provider: '`builtin-demo`', enabledBy: BUILT_IN, verifiedAgainst: 'loopback calls' },
  {
    purpose: 'answers',
    provider: '`custom-llm`',
    enabledBy: 'an agent’s `websocket_url`',
    verifiedAgainst: 'a real WebSocket server over whole calls',
  },
  { purpose: 'speaks', provider: '`builtin` (flite)', enabledBy: BUILT_IN, verifiedAgainst: 'measured audio' },
  {
    purpose: 'speaks',
    provider: '`builtin` over a speech server',
    enabledBy: '`SPEECH_BASE_URL`',
    verifiedAgainst: 'a local server of the wire format',
  },
  {
    purpose: 'calls functions',
    provider: 'MCP servers (function type `mcp`)',
    enabledBy: 'an agent’s functions',
    verifiedAgainst: 'the official SDK’s server over a whole call',
  },
  { purpose: 'carries calls', provider: '`loopback`', enabledBy: BUILT_IN, verifiedAgainst: 'loopback calls' },
  {
    purpose: 'carries calls',
    provider: '`twilio`: numbers, calls in both directions, text messages',
    enabledBy: '`TWILIO_ACCOUNT_SID`',
    verifiedAgainst: 'official SDK against a stand-in of REST, TwiML, callbacks and media streams',
  },
  {
    purpose: 'carries calls',
    provider: '`livekit`: imported numbers, calls in both directions',
    enabledBy: '`LIVEKIT_URL`',
    verifiedAgainst:
      'both official clients (rooms, server API) against a stand-in of signalling, real Opus, trunks and signed webhooks; warm transfers too; never a LiveKit server, its SIP service or a telephone',
  },
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
    purpose: 'searches',
    provider: 'an OpenAI-compatible embeddings server',
    enabledBy: '`EMBEDDINGS_BASE_URL`',
    verifiedAgainst: 'a local server of the wire format',
  },
];
