// The formats in which OpenAI-compatible speech servers send audio although PCM was requested: WAV files, MP3.
import { wavHeader } from '../../src/core/wav.ts';

export interface SpeechFormat {
  /** Default: none, the samples alone. `frames`: MP3 without a title. */
  container?: 'wav' | 'mp3' | 'frames';
  /** Default: 24,000 Hz. */
  rate?: number;
  channels?: number;
  contentType?: string;
  /** A WAV file whose title follows its samples. */
  hasTitle?: boolean;
  /** A WAV file whose header states no length. */
  isStreamed?: boolean;
}

const TITLE = Buffer.from(
  'LIST\u0010\u0000\u0000\u0000INFOINAM\u0004\u0000\u0000\u0000\u00ff\u007f\u00ff\u007f',
  'latin1',
);

export function inFormat(pcm: Buffer, rate: number, format: SpeechFormat): Buffer {
  switch (format.container) {
    case 'wav':
      return Buffer.concat([headerOf(pcm.length, rate, format), pcm, ...(format.hasTitle ? [TITLE] : [])]);
    case 'mp3':
      return Buffer.concat([Buffer.from('ID3\u0004\u0000', 'latin1'), pcm]);
    case 'frames':
      return Buffer.concat([Buffer.from([0xff, 0xf3, 0x84, 0xc4]), pcm]);
    default:
      return pcm;
  }
}

function headerOf(bytes: number, hz: number, { channels = 1, isStreamed = false }: SpeechFormat): Buffer {
  const header = wavHeader({ hz, channels }, bytes);
  if (isStreamed) for (const at of [4, 40]) header.writeUInt32LE(0xffff_ffff, at);
  return header;
}
