// The name of a provider as its vendor writes it.

const NAMES: Readonly<Record<string, string>> = {
  openai: 'OpenAI',
  elevenlabs: 'ElevenLabs',
  livekit: 'LiveKit',
  loopback: 'Test numbers',
  captions: 'Captions',
  builtin: 'Built in',
};

export function nameOfProvider(id: string): string {
  const [first = id] = id.split(':');
  return NAMES[first] ?? first.charAt(0).toUpperCase() + first.slice(1);
}
