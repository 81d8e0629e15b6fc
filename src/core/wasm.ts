// WebAssembly modules that compute on one memory, which the caller lays out; for the kernels of the built-in models.
import { readFileSync } from 'node:fs';

export interface WasmMemory {
  readonly buffer: ArrayBuffer;
}

/** The used part of the global `WebAssembly`, which TypeScript declares only with the types of browsers. */
interface Wasm {
  Memory: new (pages: { initial: number; maximum: number }) => WasmMemory;
  Module: new (bytes: Uint8Array) => object;
  Instance: new (module: object, imports: object) => { exports: object };
}

const { WebAssembly } = globalThis as unknown as { WebAssembly: Wasm };
export const FLOAT_BYTES = Float32Array.BYTES_PER_ELEMENT;

/** @param pages of 64 KiB */
export function createMemory(pages: number): WasmMemory {
  return new WebAssembly.Memory({ initial: pages, maximum: pages });
}

/** @param name as the module imports its memory: `<name>.memory` */
export function loadKernel(url: URL, name: string, memory: WasmMemory): object {
  return new WebAssembly.Instance(new WebAssembly.Module(readFileSync(url)), { [name]: { memory } }).exports;
}

/** Zeroed parts of the memory, one after the other, each at a multiple of 16 bytes. @throws RangeError when the memory is used up */
export function createAllocator(memory: WasmMemory): (floats: number) => Float32Array {
  let used = 0;
  return (floats) => {
    const part = new Float32Array(memory.buffer, used, floats);
    used += Math.ceil((floats * FLOAT_BYTES) / 16) * 16;
    return part;
  };
}
