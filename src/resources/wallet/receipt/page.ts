// Renders a receipt as a printable HTML page without scripts and external resources. Pure.
// Invariant: every value is escaped, and the content security policy allows only this style sheet.
import { hash } from 'node:crypto';
import { escapeHtml } from '../../../core/escape-html.ts';
import { toMoney } from '../../../core/money.ts';
import type { PaymentRow } from '../store/payments.ts';

const STYLE = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{max-width:34rem;margin:3rem auto;padding:0 1.5rem}
h1{font-size:1.4rem;margin:0 0 1.5rem}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.5rem 1.5rem;margin:0}
dt{opacity:.7}dd{margin:0;overflow-wrap:anywhere}
@media print{body{margin:0}}`;

const STYLE_HASH = hash('sha256', STYLE, 'base64');
export const POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const TITLES: Readonly<Record<PaymentRow['status'], string>> = {
  pending: 'Payment is not complete yet',
  succeeded: 'Receipt',
  failed: 'Payment failed',
  expired: 'Payment was not made in time',
};

export function receiptPage(payment: PaymentRow, workspaceName: string): string {
  const { amount, currency } = toMoney(payment.amount_micros);
  const at = payment.finished_at ?? payment.created_at;
  const lines: [string, string][] = [
    ['For', `Wallet of ${workspaceName}`],
    ['Amount', `${amount} ${currency}`],
    ['Date', `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`],
    ['Paid by', payment.provider],
    ['Number', payment.id],
  ];
  const { refunded_micros: refunded, disputed_micros: disputed } = payment;
  if (refunded > 0) lines.push(['Refunded', `${toMoney(refunded).amount} ${currency}`]);
  if (disputed > 0) lines.push(['Disputed', `${toMoney(disputed).amount} ${currency}`]);
  const title = TITLES[payment.status];
  const rows = lines.map(([name, value]) => `<dt>${name}</dt><dd>${escapeHtml(value)}</dd>`).join('\n');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body>
<h1>${title}</h1>
<dl>
${rows}
</dl>
</body>
</html>
`;
}
