// The texts of mails, as plain text and as simple HTML. Pure. Invariant: names that users choose appear only quoted, on one line,
// without anything that mail programs turn into a link, so that a mail of ours cannot carry another person's message.
import { cutCharacters } from '../../../core/cut-text.ts';
import { escapeHtml } from '../../../core/escape-html.ts';

/** Brand of the mails. White-label workspaces have their own. */
export interface Brand {
  name: string;
  logoUrl: string | null;
  accent: { background: string; text: string } | null;
  supportEmail: string | null;
}

/** Content of a mail, by kind. Links contain secrets. */
export type MailContent =
  | { kind: 'password_reset'; link: string; minutes: number }
  | { kind: 'password_changed' }
  | {
      kind: 'contact_message';
      id: string;
      email: string;
      name: string | null;
      subject: string | null;
      message: string;
    }
  | { kind: 'newsletter_confirmation'; link: string; days: number; oneClick: string; unsubscribe: string }
  | { kind: 'invitation'; link: string; inviter: string | null; workspace: string; role: string; days: number };

interface RenderedMail {
  subject: string;
  text: string;
  html: string;
  replyTo?: string;
  headers?: Readonly<Record<string, string>>;
}

interface Draft {
  subject: string;
  paragraphs: string[];
  action?: { label: string; link: string };
  footnote: string;
}

const MAX_NAME_LENGTH = 60;

export function renderMail(content: MailContent, brand: Brand): RenderedMail {
  const draft = draftOf(content, brand);
  return { subject: draft.subject, text: textOf(draft, brand), html: htmlOf(draft, brand), ...envelopeOf(content) };
}

function envelopeOf(content: MailContent): Pick<RenderedMail, 'replyTo' | 'headers'> {
  if (content.kind === 'contact_message') return { replyTo: content.email };
  if (content.kind !== 'newsletter_confirmation') return {};
  // RFC 2369 and RFC 8058, for which mail programs show a button.
  const headers = {
    'List-Unsubscribe': `<${content.oneClick}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
  return { headers };
}

function draftOf(content: MailContent, { name }: Brand): Draft {
  switch (content.kind) {
    case 'password_reset':
      return {
        subject: `Set a new ${name} password`,
        paragraphs: [`Somebody asked to set a new password for your ${name} account with this email address.`],
        action: { label: 'Set a new password', link: content.link },
        footnote: `The link works once, for ${content.minutes} minutes. If it was not you, ignore this mail: your password stays as it is.`,
      };
    case 'password_changed':
      return {
        subject: `Your ${name} password was changed`,
        paragraphs: [
          `A new password was set for your ${name} account by a link in a mail to this address. All sessions have ended.`,
        ],
        footnote: 'If it was not you, set another password immediately, and tell the operator.',
      };
    case 'contact_message':
      return {
        subject: `Contact form: ${content.subject === null ? 'a message' : quoted(content.subject)}`,
        paragraphs: [
          `${content.name === null ? 'A visitor' : quoted(content.name)}, ${content.email}, wrote by the contact form:`,
          ...content.message.split(/\n{2,}/),
        ],
        footnote: `An answer to this mail goes to ${content.email}. The message has the id ${content.id}.`,
      };
    case 'newsletter_confirmation':
      return {
        subject: `Confirm your subscription to the ${name} newsletter`,
        paragraphs: [
          `Somebody asked for the ${name} newsletter at this email address. Nothing is sent before you confirm it.`,
        ],
        action: { label: 'Confirm the subscription', link: content.link },
        footnote: `The link works for ${content.days} days. If it was not you, ignore this mail, or end it: ${content.unsubscribe}`,
      };
    case 'invitation':
      return {
        subject: `Invitation to a ${name} workspace`,
        paragraphs: [
          `${content.inviter === null ? 'You are invited' : `${quoted(content.inviter)} invites you`} to the workspace ${quoted(content.workspace)} as ${content.role}.`,
        ],
        action: { label: 'Accept the invitation', link: content.link },
        footnote: `The link works once, for ${content.days} days. If you do not know the sender, ignore this mail.`,
      };
  }
}

/** Returns a name on one line, cut, and without text that a mail program would turn into a link. */
function quoted(name: string): string {
  const line = name.replace(/[\p{C}\p{Z}]+/gu, ' ').trim();
  const cut = cutCharacters(line, MAX_NAME_LENGTH);
  // A zero-width non-joiner after each separator of an address.
  const plain = cut.replace(/[.:/@]/g, (sign) => `${sign}\u200c`);
  return `“${plain}”`;
}

function textOf({ paragraphs, action, footnote }: Draft, { name, supportEmail }: Brand): string {
  const link = action === undefined ? [] : [`${action.label}:\n${action.link}`];
  return `${[...paragraphs, ...link, footnote, `-- \n${signature(name, supportEmail)}`].join('\n\n')}\n`;
}

const STYLE = 'font:16px/1.5 system-ui,sans-serif;color:#1a1a1a;max-width:36rem;margin:0 auto;padding:1.5rem';
const BUTTON = 'display:inline-block;padding:.6rem 1.1rem;border-radius:.4rem;text-decoration:none';
const PLAIN = { background: '#1a1a1a', text: '#fff' };

function signature(name: string, supportEmail: string | null): string {
  return supportEmail === null ? name : `${name} · ${supportEmail}`;
}

function htmlOf({ subject, paragraphs, action, footnote }: Draft, brand: Brand): string {
  const { background, text } = brand.accent ?? PLAIN;
  const style = `${BUTTON};background:${background};color:${text}`;
  const link = action && escapeHtml(action.link);
  const button = action ? `\n<p><a href="${link}" style="${style}">${escapeHtml(action.label)}</a></p>` : '';
  const plain = action ? `\n<p style="font-size:.85em;color:#666;overflow-wrap:anywhere">${link}</p>` : '';
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="${STYLE}">${logoOf(brand)}
${paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join('\n')}${button}
<p style="font-size:.85em;color:#666">${escapeHtml(footnote)}</p>${plain}
<p style="font-size:.85em;color:#666">${escapeHtml(signature(brand.name, brand.supportEmail))}</p>
</body></html>
`;
}

function logoOf({ name, logoUrl }: Brand): string {
  if (logoUrl === null) return '';
  return `\n<p><img src="${escapeHtml(logoUrl)}" alt="${escapeHtml(name)}" height="40" style="max-width:100%"></p>`;
}
