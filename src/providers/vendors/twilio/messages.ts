// Parses the messages of Twilio's media streams. Unknown messages are ignored, so that new kinds do not break anything. Pure.
import { isKey } from '../../ports/dtmf.ts';

export interface StreamStart {
  event: 'start';
  streamSid: string;
  start: { callSid: string; customParameters: Readonly<Record<string, string>> };
}

export type StreamMessage =
  | { event: 'media'; media: { payload: string } }
  | { event: 'mark'; mark: { name: string } }
  | { event: 'dtmf'; dtmf: { digit: string } }
  | { event: 'stop' };

type Fields = Readonly<Record<string, unknown>>;

export function readMessage(text: string): StreamStart | StreamMessage | null {
  const message = parse(text);
  const part = (name: string) => fieldsOf(message[name]);
  switch (message['event']) {
    case 'start':
      return readStart(message);
    case 'media': {
      const { payload, track } = part('media');
      // A stream with both tracks returns our own audio as the track `outbound`.
      return typeof payload === 'string' && track !== 'outbound' ? { event: 'media', media: { payload } } : null;
    }
    case 'mark': {
      const { name } = part('mark');
      return typeof name === 'string' ? { event: 'mark', mark: { name } } : null;
    }
    case 'dtmf': {
      const { digit } = part('dtmf');
      return typeof digit === 'string' && isKey(digit) ? { event: 'dtmf', dtmf: { digit } } : null;
    }
    case 'stop':
      return { event: 'stop' };
    default:
      return null;
  }
}

function readStart(message: Fields): StreamStart | null {
  const start = fieldsOf(message['start']);
  const { streamSid } = message;
  const { callSid } = start;
  if (typeof streamSid !== 'string' || typeof callSid !== 'string') return null;
  const parameters = Object.entries(fieldsOf(start['customParameters']));
  const customParameters = Object.fromEntries(parameters.map(([name, value]) => [name, String(value)]));
  return { event: 'start', streamSid, start: { callSid, customParameters } };
}

function parse(text: string): Fields {
  try {
    return fieldsOf(JSON.parse(text));
  } catch {
    // Not JSON, so not a message of Twilio.
    return {};
  }
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}
