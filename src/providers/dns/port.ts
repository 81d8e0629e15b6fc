// The port of DNS questions about records other than addresses. Invariant: an answer says whether the name servers answered at all, so
// that an outage of DNS is never taken for a missing record.

/** Values of the records, none if there is no such record or name; or no answer in time. */
export type DnsAnswer = readonly string[] | 'unreachable';

export interface DnsResolver {
  /** Each TXT record as one text (RFC 7208 section 3.3). */
  txt(name: string): Promise<DnsAnswer>;
  /** Names without the dot at the end. */
  cname(name: string): Promise<DnsAnswer>;
}
