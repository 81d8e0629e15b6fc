// The brand of the host name under which the dashboard was opened. The service writes it into the head of the page; under the
// service's own name there is none.
import type { Branding } from '../../../../generated/types.ts';

const written = document.querySelector<HTMLMetaElement>('meta[name=brand]')?.content;

export const brand = written === undefined ? null : (JSON.parse(written) as Branding);
export const brandName = brand?.name ?? 'Parley';
