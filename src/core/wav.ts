// The header of a sound file: RIFF WAVE with 16-bit PCM samples. Pure.

const WAV_HEADER_BYTES = 44;
const SAMPLE_BYTES = 2;

interface WavFormat {
  hz: number;
  channels: number;
}

/** @param dataBytes size of the samples that follow */
export function wavHeader({ hz, channels }: WavFormat, dataBytes: number): Buffer {
  const header = Buffer.alloc(WAV_HEADER_BYTES);
  header.write('RIFF', 0, 'latin1');
  header.writeUInt32LE(WAV_HEADER_BYTES - 8 + dataBytes, 4);
  header.write('WAVEfmt ', 8, 'latin1');
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(channels, 22);
  header.writeUInt32LE(hz, 24);
  header.writeUInt32LE(hz * channels * SAMPLE_BYTES, 28);
  header.writeUInt16LE(channels * SAMPLE_BYTES, 32);
  header.writeUInt16LE(SAMPLE_BYTES * 8, 34);
  header.write('data', 36, 'latin1');
  header.writeUInt32LE(dataBytes, 40);
  return header;
}
