// The port for DNS queries about records other than addresses. Invariant: an answer states whether the name servers responded at
// all, so that a DNS outage is never treated as a missing record.

/** Values of the records, empty if there is no such record or name; or `unreachable` if no answer arrived in time. */
export type DnsAnswer = readonly string[] | 'unreachable';

export interface DnsResolver {
  /** Each TXT record as one text (RFC 7208 section 3.3). */
  txt(name: string): Promise<DnsAnswer>;
  /** Names without the trailing dot. */
  cname(name: string): Promise<DnsAnswer>;
}
