// Probes inside a page, installed before its scripts: audio of the speaker, opened microphones and sockets. Read through
// `ask`. Deliberately omitted in tests that check for globals.
import type { Page } from 'playwright-core';

export interface Spied {
  asked: number;
  live: number;
  sockets: number;
  /** Root mean square of the speaker's current output. */
  loudness: number;
}

export async function spyOn(page: Page): Promise<{ ask(): Promise<Spied> }> {
  await page.addInitScript(() => {
    const streams: MediaStream[] = [];
    const sockets: WebSocket[] = [];
    const speakers: AnalyserNode[] = [];
    let asked = 0;
    const devices = navigator.mediaDevices;
    if (devices) {
      const open = devices.getUserMedia.bind(devices);
      devices.getUserMedia = async (constraints) => {
        asked++;
        const stream = await open(constraints);
        streams.push(stream);
        return stream;
      };
    }
    globalThis.WebSocket = class extends WebSocket {
      constructor(url: string | URL, protocols?: string | string[]) {
        super(url, protocols);
        sockets.push(this);
      }
    };
    const connect = AudioNode.prototype.connect as (this: AudioNode, to: AudioNode) => AudioNode;
    AudioNode.prototype.connect = function (this: AudioNode, to: AudioNode) {
      if (to === this.context.destination) {
        const speaker = this.context.createAnalyser();
        speakers.push(speaker);
        connect.call(this, speaker);
      }
      return connect.call(this, to);
    } as never;
    const rms = (speaker: AnalyserNode): number => {
      const samples = new Float32Array(speaker.fftSize);
      speaker.getFloatTimeDomainData(samples);
      return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);
    };
    Object.assign(globalThis, {
      spied: () => ({
        asked,
        live: streams.flatMap((stream) => stream.getTracks()).filter((track) => track.readyState === 'live').length,
        sockets: sockets.filter((socket) => socket.readyState <= WebSocket.OPEN).length,
        loudness: Math.max(0, ...speakers.filter((speaker) => speaker.context.state === 'running').map(rms)),
      }),
    });
  });
  return { ask: () => page.evaluate(() => (globalThis as unknown as { spied(): Spied }).spied()) };
}
