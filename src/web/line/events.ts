// Reads server-sent events with JSON data (HTML standard, section 9.2.6) from a fetch response: EventSource can neither POST nor
// send a token.

interface ServerEvent {
  event: string;
  id: string;
  /** JSON, as it arrived. */
  data: string;
}

/** @param heard receives each wait for more bytes, which also arrive as comments without an event */
export async function* events(
  body: ReadableStream<Uint8Array>,
  heard = <T>(wait: Promise<T>): Promise<T> => wait,
): AsyncGenerator<ServerEvent> {
  let rest = '';
  const reader = body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader();
  try {
    for (;;) {
      const { value, done } = await heard(reader.read());
      if (done) return;
      const blocks = (rest + value).split(/\r?\n\r?\n/);
      rest = blocks.pop()!;
      for (const block of blocks) {
        const event = parse(block);
        if (event) yield event;
      }
    }
  } finally {
    // Also if the caller stops reading, so that the server stops its model.
    await reader.cancel().catch(() => undefined);
  }
}

function parse(block: string): ServerEvent | null {
  const lines = block.split(/\r?\n/);
  const field = (name: string) =>
    lines.filter((line) => line.startsWith(`${name}:`)).map((line) => line.slice(name.length + 1).trimStart());
  const text = field('data').join('\n');
  // Comments keep the connection alive and carry no data.
  return text === '' ? null : { event: field('event')[0] ?? 'message', id: field('id')[0] ?? '', data: text };
}
