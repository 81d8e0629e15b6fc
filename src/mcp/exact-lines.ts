// Checks the lines of an MCP client before the SDK reads them, because the SDK uses JSON.parse, which rounds integers beyond 2^53.
// Passes on lines that are not JSON or longer than the SDK accepts, which the SDK reports. Drops empty lines.
import { Transform } from 'node:stream';
import { STDIO_DEFAULT_MAX_BUFFER_SIZE } from '@modelcontextprotocol/sdk/shared/stdio.js';
import { inexactInteger } from '../core/exact-json.ts';
import { parseJson, type Json } from '../core/json.ts';

const LF = 0x0a;
/** Deeper lines are passed on unchecked. The service refuses their arguments. */
const MAX_LEVELS = 200;

/**
 * Passes on lines whose integers are read exactly.
 * @param refuse receives the others, with the pointer of the first such integer
 */
export function exactLines(refuse: (message: Json, pointer: string) => void): Transform {
  let pending: Buffer[] = [];
  let pendingBytes = 0;
  const pass = (line: Buffer): Buffer[] => {
    const text = line.toString('utf8');
    if (text.trim() === '') return [];
    const message = parseJson(text, MAX_LEVELS);
    const pointer = message === undefined ? null : inexactInteger(text);
    if (pointer === null) return [line];
    refuse(message!, pointer);
    return [];
  };
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      let begin = 0;
      for (let end = chunk.indexOf(LF); end >= 0; end = chunk.indexOf(LF, begin)) {
        const line = Buffer.concat([...pending, chunk.subarray(begin, end + 1)]);
        [pending, pendingBytes, begin] = [[], 0, end + 1];
        for (const passed of pass(line)) this.push(passed);
      }
      pending.push(chunk.subarray(begin));
      pendingBytes += chunk.length - begin;
      if (pendingBytes > STDIO_DEFAULT_MAX_BUFFER_SIZE) {
        for (const part of pending) this.push(part);
        [pending, pendingBytes] = [[], 0];
      }
      done();
    },
    // The last line may have no line feed, without which the SDK does not read it.
    flush(done) {
      for (const passed of pass(Buffer.concat([...pending, Buffer.of(LF)]))) this.push(passed);
      done();
    },
  });
}
