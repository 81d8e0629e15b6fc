// Output of `npm run models`.

const MIB = 1024 * 1024;

export const mib = (bytes: number): string => `${(bytes / MIB).toFixed(1)} MiB`;

export function printLine(text: string): void {
  process.stdout.write(`${text}\n`);
}
