// A response that is a file: audio, CSV, HTML. It is read on demand.
import type { Streaming } from './transport.ts';

export class FileResponse implements Streaming {
  /** Ends the deadline of the request, because reading a file may take longer. */
  readonly streaming = true;
  readonly response: Response;
  /** Set by the transport. */
  release: () => void = () => undefined;
  /** Set by the transport. */
  faultOf: (error: unknown) => unknown = (error) => error;

  constructor(response: Response) {
    this.response = response;
  }

  get contentType(): string {
    return this.response.headers.get('content-type') ?? 'application/octet-stream';
  }

  /** Size in bytes. Null if the service does not report it. */
  get contentLength(): number | null {
    const value = this.response.headers.get('content-length');
    return value === null ? null : Number(value);
  }

  /** The bytes as they arrive. In Node: `Readable.fromWeb(file.stream())`. */
  stream(): ReadableStream<Uint8Array> {
    return this.response.body ?? new ReadableStream({ start: (controller) => controller.close() });
  }

  arrayBuffer(): Promise<ArrayBuffer> {
    return this.read(() => this.response.arrayBuffer());
  }

  blob(): Promise<Blob> {
    return this.read(() => this.response.blob());
  }

  text(): Promise<string> {
    return this.read(() => this.response.text());
  }

  private async read<T>(content: () => Promise<T>): Promise<T> {
    // Reading twice is an error of the caller.
    if (this.response.bodyUsed) return content();
    try {
      return await content();
    } catch (error) {
      throw this.faultOf(error);
    } finally {
      this.release();
    }
  }
}
