// Requests and responses of all servers of api-peers.ts: one agent, the body that creates it, and the accepted key.
// Plain JavaScript, because the peers load it from their own folder.

export const KEY = 'sk_service_live_bench';

export const AGENT = {
  agent_name: 'Reception',
  voice_id: 'builtin-alloy',
  language: 'en-US',
  response_engine: {
    type: 'service-llm',
    system_prompt: 'You answer the phone of a dental practice. Be brief, be kind, and offer the next free appointment.',
  },
  greeting: 'Good morning, this is the practice of Dr. Ada. How can I help?',
  tags: ['reception', 'de'],
  folder: 'Practices',
  variables: { practice: 'Dr. Ada', opening_hours: '8 to 17' },
};

export const ANSWER = {
  agent_id: 'agent_01hzy0000000000000000000aa',
  ...AGENT,
  version: 1,
  knowledge_base_ids: [],
  functions: [],
  webhook_url: null,
  webhook_events: ['call.started', 'call.transcript', 'call.ended', 'call.error', 'call.transfer'],
  interruption: { enabled: true, min_ms: 200, min_words: 1 },
  endpointing: { min_ms: 300, max_ms: 1000 },
  inactivity: { seconds: 8, reminders: ['Are you still there?'] },
  max_duration_seconds: 3600,
  ring_timeout_seconds: 30,
  max_concurrent_calls: null,
  voicemail: { action: 'hangup', message: null },
  recording: { enabled: true, disclosure: null },
  extraction: null,
  fallback_voice_id: null,
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
};
