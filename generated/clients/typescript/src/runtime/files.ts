// A response that is a file: audio, CSV, HTML. It is read on demand.

export class FileResponse {
  /** Ends the deadline of the request, because reading a file may take longer. */
  readonly streaming = true;
  readonly response: Response;
  /** Set by the transport. */
  release: () => void = () => undefined;

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
    return this.response.arrayBuffer().finally(this.release);
  }

  blob(): Promise<Blob> {
    return this.response.blob().finally(this.release);
  }

  text(): Promise<string> {
    return this.response.text().finally(this.release);
  }
}
