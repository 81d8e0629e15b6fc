// The part of autocannon's programmatic interface that the benchmarks use; the package brings no types.
declare module 'autocannon' {
  interface Request {
    method: 'GET' | 'POST';
    path: string;
    headers: Record<string, string>;
    body?: string;
  }
  interface Result {
    errors: number;
    timeouts: number;
    non2xx: number;
    /** Milliseconds. */
    latency: { p50: number; p99: number };
    /** A second. */
    requests: { average: number; total: number };
  }
  /** Sends `amount` requests over so many connections, each of which walks through `requests`. */
  export default function autocannon(options: {
    url: string;
    amount: number;
    connections: number;
    /** Seconds. */
    timeout: number;
    requests: readonly Request[];
  }): Promise<Result>;
}
