// Converts rows of brands and domains to API objects. The brand that visitors see does not identify the workspace.
import type { Branding, DnsRecord, WhiteLabel, WhiteLabelDomain } from '../../../generated/types.ts';
import { accentPair } from '../../core/color.ts';
import { cutText } from '../../core/cut-text.ts';
import { iso, isoOrNull } from '../../core/time.ts';
import type { DnsAnswer } from '../../providers/dns/port.ts';
import type { BrandRow, DomainRow } from './store.ts';

const LOGOS = '/v1/branding/logos/';
const MAX_OBSERVED = 5;
const OBSERVED_CHARS = 200;

/** @param publicUrl URL of the service for clients */
export function toWhiteLabel(
  row: BrandRow | undefined,
  domains: readonly DomainRow[],
  target: string | null,
  publicUrl: string,
): WhiteLabel {
  return {
    name: row?.name ?? null,
    logo_url: logoUrl(row, publicUrl),
    colors: { accent: row?.accent ?? null, accent_dark: row?.accent_dark ?? null },
    support_email: row?.support_email ?? null,
    hide_vendor_name: row?.hide_vendor_name ?? false,
    domains: domains.map((domain) => toDomain(domain, target)),
    updated_at: isoOrNull(row?.updated_at ?? null),
  };
}

export function toBranding(row: BrandRow, publicUrl: string): Branding {
  return {
    name: row.name,
    logo_url: logoUrl(row, publicUrl),
    colors: colorsOf(row),
    support_email: row.support_email,
    hide_vendor_name: row.hide_vendor_name,
  };
}

function logoUrl(row: BrandRow | undefined, publicUrl: string): string | null {
  return row?.logo_id ? `${publicUrl}${LOGOS}${row.logo_id}` : null;
}

function colorsOf({ accent, accent_dark: dark }: BrandRow): Branding['colors'] {
  const chosen = accent ?? dark;
  if (chosen === null) return null;
  const pair = accentPair(chosen, dark ?? chosen);
  return { accent: pair.light, on_accent: pair.onLight, accent_dark: pair.dark, on_accent_dark: pair.onDark };
}

/** Values that DNS returned in this request; undefined if it was not queried. */
interface Observed {
  txt: DnsAnswer;
  cname: DnsAnswer;
}

/** @param target host name for visitors' CNAME records; null if the service has no suitable name */
export function toDomain(row: DomainRow, target: string | null, observed?: Observed): WhiteLabelDomain {
  const proof = recordOf('TXT', proofName(row.domain), proofValue(row.token), observed?.txt);
  const traffic = target === null ? [] : [recordOf('CNAME', row.domain, target, observed?.cname)];
  return {
    domain: row.domain,
    status: row.status,
    records: [proof, ...traffic],
    verified_at: isoOrNull(row.verified_at),
    checked_at: isoOrNull(row.checked_at),
    failing_since: isoOrNull(row.failing_since),
    created_at: iso(row.created_at),
  };
}

/** Name of the TXT record: next to the domain, so that the domain can have a CNAME (RFC 1034 section 3.6.2). */
export function proofName(domain: string): string {
  return `_parley.${domain}`;
}

export function proofValue(token: string): string {
  return `parley-domain=${token}`;
}

/** Whether DNS contains the value. Forms of DNS providers add quotes and change case. */
export function containsRecord(values: readonly string[], value: string): boolean {
  return values.some(
    (one) =>
      one
        .trim()
        .replace(/^"(.*)"$/, '$1')
        .trim()
        .toLowerCase() === value.toLowerCase(),
  );
}

function recordOf(type: DnsRecord['type'], name: string, value: string, answer: DnsAnswer | undefined): DnsRecord {
  const values = answer === undefined || answer === 'unreachable' ? [] : answer;
  const status =
    answer === undefined
      ? 'unchecked'
      : answer === 'unreachable'
        ? 'unreachable'
        : containsRecord(values, value)
          ? 'found'
          : values.length > 0
            ? 'wrong'
            : 'missing';
  const shown = values.slice(0, MAX_OBSERVED).map((text) => cutText(text, OBSERVED_CHARS));
  return { type, name, value, purpose: type === 'TXT' ? 'proof' : 'traffic', status, observed: shown };
}
