// The part of autocannon's programmatic interface that the benchmarks use; the package has no types.
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
    /** Seconds. */
    duration: number;
  }
  /** Sends `amount` requests over `connections` connections, each of which cycles through `requests`. */
  export default function autocannon(options: {
    url: string;
    amount: number;
    connections: number;
    /** Seconds. */
    timeout: number;
    requests: readonly Request[];
  }): Promise<Result>;
}
