// DNS for tests: records that a test sets by name. A name without records does not exist; one set to `unreachable` gets no
// response. Deliberately omitted: the protocol; tests/providers/dns/resolver.test.ts queries a name server.
import type { DnsAnswer, DnsResolver } from '../../src/providers/dns/port.ts';

export interface DnsZone extends DnsResolver {
  set(type: 'TXT' | 'CNAME', name: string, answer: DnsAnswer): void;
}

export function createDnsZone(): DnsZone {
  const answers = new Map<string, DnsAnswer>();
  const ask = async (type: string, name: string) => answers.get(`${type} ${name}`) ?? [];
  return {
    set: (type, name, answer) => void answers.set(`${type} ${name}`, answer),
    txt: (name) => ask('TXT', name),
    cname: (name) => ask('CNAME', name),
  };
}
