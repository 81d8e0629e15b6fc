// The thirteen WASI preview 1 calls that flite.wasm imports, implemented in memory: receives arguments and returns one written
// file.
// Invariant: the module accesses no file, clock or environment of the host.
// Deliberately omitted: node:wasi, which needs a directory for the output, cannot accept arguments after instantiation (so no
// spare instance could be prepared) and prints an experimental warning. Source: WASI snapshot preview 1.

const SUCCESS = 0;
const BAD_DESCRIPTOR = 8;
const NOT_SEEKABLE = 70;
const ROOT_DESCRIPTOR = 3;
const OUTPUT_DESCRIPTOR = 4;
const DIRECTORY = 3;
const REGULAR_FILE = 4;
const CHARACTER_DEVICE = 2;
const ALL_RIGHTS = 0xffff_ffff_ffff_ffffn;
/** Two minutes of 16 kHz PCM16. No sentence is longer; the limit protects the process from a faulty module. */
const MAX_OUTPUT_BYTES = 4 * 1024 * 1024;

// TypeScript declares WebAssembly only in its DOM library; this is the part used here.
export interface WasmInstance {
  exports: { memory: { buffer: ArrayBuffer }; _start(): void };
}

export interface MemoryWasi {
  imports: object;
  /** Runs `_start` with these arguments and returns the content of the output file. @throws Error on a non-zero exit */
  run(instance: WasmInstance, args: readonly string[]): Buffer;
}

interface State {
  memory: WasmInstance['exports']['memory'] | null;
  args: Buffer[];
  output: Buffer;
  outputSize: number;
  position: number;
  messages: string;
}

export function createMemoryWasi(): MemoryWasi {
  const state: State = { memory: null, args: [], output: Buffer.alloc(0), outputSize: 0, position: 0, messages: '' };
  const imports = { ...argumentCalls(state), ...descriptorCalls(state), ...writeCalls(state), ...processCalls(state) };
  return {
    imports: { wasi_snapshot_preview1: imports },
    run(instance, args) {
      state.memory = instance.exports.memory;
      state.messages = '';
      state.args = args.map((arg) => Buffer.from(`${arg}\0`));
      instance.exports._start();
      return state.output.subarray(0, state.outputSize);
    },
  };
}

// The memory may grow during a run, which detaches the old buffer, so every call creates a new view.
function view(state: State): DataView {
  return new DataView(state.memory!.buffer);
}

function bytes(state: State): Uint8Array {
  return new Uint8Array(state.memory!.buffer);
}

function argumentCalls(state: State) {
  return {
    args_sizes_get(countPtr: number, sizePtr: number): number {
      view(state).setUint32(countPtr, state.args.length, true);
      view(state).setUint32(
        sizePtr,
        state.args.reduce((sum, arg) => sum + arg.length, 0),
        true,
      );
      return SUCCESS;
    },
    args_get(pointersPtr: number, bufferPtr: number): number {
      let at = bufferPtr;
      for (const [i, arg] of state.args.entries()) {
        view(state).setUint32(pointersPtr + i * 4, at, true);
        bytes(state).set(arg, at);
        at += arg.length;
      }
      return SUCCESS;
    },
  };
}

function descriptorCalls(state: State) {
  return {
    fd_close: () => SUCCESS,
    fd_fdstat_set_flags: () => SUCCESS,
    fd_fdstat_get(fd: number, ptr: number): number {
      bytes(state).fill(0, ptr, ptr + 24);
      const type = fd === ROOT_DESCRIPTOR ? DIRECTORY : fd === OUTPUT_DESCRIPTOR ? REGULAR_FILE : CHARACTER_DEVICE;
      view(state).setUint8(ptr, type);
      view(state).setBigUint64(ptr + 8, ALL_RIGHTS, true);
      view(state).setBigUint64(ptr + 16, ALL_RIGHTS, true);
      return SUCCESS;
    },
    fd_prestat_get(fd: number, ptr: number): number {
      if (fd !== ROOT_DESCRIPTOR) return BAD_DESCRIPTOR;
      view(state).setUint8(ptr, 0);
      view(state).setUint32(ptr + 4, 1, true);
      return SUCCESS;
    },
    fd_prestat_dir_name(fd: number, ptr: number): number {
      if (fd !== ROOT_DESCRIPTOR) return BAD_DESCRIPTOR;
      bytes(state)[ptr] = 0x2f;
      return SUCCESS;
    },
    fd_read(_fd: number, _vectors: number, _count: number, readPtr: number): number {
      view(state).setUint32(readPtr, 0, true);
      return SUCCESS;
    },
    fd_seek(fd: number, offset: bigint, whence: number, ptr: number): number {
      if (fd !== OUTPUT_DESCRIPTOR) return NOT_SEEKABLE;
      const base = whence === 0 ? 0 : whence === 1 ? state.position : state.outputSize;
      state.position = base + Number(offset);
      view(state).setBigUint64(ptr, BigInt(state.position), true);
      return SUCCESS;
    },
  };
}

function writeCalls(state: State) {
  return {
    // Every path names the same output file; opening it truncates it.
    path_open(...args: number[]): number {
      state.output = Buffer.alloc(64 * 1024);
      state.outputSize = 0;
      state.position = 0;
      view(state).setUint32(args[8]!, OUTPUT_DESCRIPTOR, true);
      return SUCCESS;
    },
    fd_write(fd: number, vectors: number, count: number, writtenPtr: number): number {
      let written = 0;
      for (let i = 0; i < count; i++) {
        const start = view(state).getUint32(vectors + i * 8, true);
        const length = view(state).getUint32(vectors + i * 8 + 4, true);
        const chunk = bytes(state).subarray(start, start + length);
        if (fd === OUTPUT_DESCRIPTOR) append(state, chunk);
        else if (state.messages.length < 2_000) state.messages += Buffer.from(chunk).toString();
        written += length;
      }
      view(state).setUint32(writtenPtr, written, true);
      return SUCCESS;
    },
  };
}

function append(state: State, chunk: Uint8Array): void {
  const end = state.position + chunk.length;
  if (end > MAX_OUTPUT_BYTES) throw new Error(`output is over ${MAX_OUTPUT_BYTES} bytes`);
  if (end > state.output.length) {
    const larger = Buffer.alloc(Math.max(end, state.output.length * 2));
    state.output.copy(larger, 0, 0, state.outputSize);
    state.output = larger;
  }
  state.output.set(chunk, state.position);
  state.position = end;
  state.outputSize = Math.max(state.outputSize, end);
}

function processCalls(state: State) {
  return {
    // Flite uses the time only for its own measurements.
    clock_time_get(_id: number, _precision: bigint, ptr: number): number {
      view(state).setBigUint64(ptr, 0n, true);
      return SUCCESS;
    },
    proc_exit(code: number): never {
      throw new Error(`exit ${code}: ${state.messages.trim()}`);
    },
  };
}
