// The texts of mails, as plain text and as simple HTML. Pure.
// Invariant: names that users choose appear only quoted, on one line, without anything that mail programs turn into a link; a mail
// of ours must not carry somebody else's message.

/** Whose mails these are. White-labelled workspaces have their own. */
export interface Brand {
  name: string;
}

/** What a mail says, by kind. Links hold secrets. */
export type MailContent =
  | { kind: 'password_reset'; link: string; minutes: number }
  | { kind: 'password_changed' }
  | { kind: 'invitation'; link: string; inviter: string; workspace: string; role: string; days: number };

export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
}

interface Draft {
  subject: string;
  paragraphs: string[];
  action?: { label: string; link: string };
  footnote: string;
}

const LONGEST_NAME = 60;

export function renderMail(content: MailContent, brand: Brand): RenderedMail {
  const draft = draftOf(content, brand);
  return { subject: draft.subject, text: textOf(draft, brand), html: htmlOf(draft, brand) };
}

function draftOf(content: MailContent, { name }: Brand): Draft {
  switch (content.kind) {
    case 'password_reset':
      return {
        subject: `Set a new ${name} password`,
        paragraphs: [`Somebody asked to set a new password for your ${name} account with this e-mail address.`],
        action: { label: 'Set a new password', link: content.link },
        footnote: `The link works once, for ${content.minutes} minutes. If it was not you, ignore this mail: your password stays as it is.`,
      };
    case 'password_changed':
      return {
        subject: `Your ${name} password was changed`,
        paragraphs: [
          `A new password was set for your ${name} account by a link in a mail to this address. All sessions have ended.`,
        ],
        footnote: 'If it was not you, set another password at once, and tell the operator.',
      };
    case 'invitation':
      return {
        subject: `Invitation to a ${name} workspace`,
        paragraphs: [
          `${quoted(content.inviter)} invites you to the workspace ${quoted(content.workspace)} as ${content.role}.`,
        ],
        action: { label: 'Accept the invitation', link: content.link },
        footnote: `The link works once, for ${content.days} days. If you do not know the sender, ignore this mail.`,
      };
  }
}

/** A name on one line, cut, and without what a mail program would turn into a link. */
function quoted(name: string): string {
  const line = name.replace(/[\p{C}\p{Z}]+/gu, ' ').trim();
  const cut = [...line].slice(0, LONGEST_NAME).join('');
  // A zero-width non-joiner after each separator of an address.
  const plain = cut.replace(/[.:/@]/g, (sign) => `${sign}\u200c`);
  return `“${plain}”`;
}

function textOf({ paragraphs, action, footnote }: Draft, { name }: Brand): string {
  const link = action === undefined ? [] : [`${action.label}:\n${action.link}`];
  return `${[...paragraphs, ...link, footnote, `-- \n${name}`].join('\n\n')}\n`;
}

const STYLE = 'font:16px/1.5 system-ui,sans-serif;color:#1a1a1a;max-width:36rem;margin:0 auto;padding:1.5rem';
const BUTTON =
  'display:inline-block;padding:.6rem 1.1rem;border-radius:.4rem;background:#1a1a1a;color:#fff;text-decoration:none';

function htmlOf({ subject, paragraphs, action, footnote }: Draft, { name }: Brand): string {
  const link = action && escapeHtml(action.link);
  const button = action ? `\n<p><a href="${link}" style="${BUTTON}">${escapeHtml(action.label)}</a></p>` : '';
  const plain = action ? `\n<p style="font-size:.85em;color:#666;overflow-wrap:anywhere">${link}</p>` : '';
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="${STYLE}">
${paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join('\n')}${button}
<p style="font-size:.85em;color:#666">${escapeHtml(footnote)}</p>${plain}
<p style="font-size:.85em;color:#666">${escapeHtml(name)}</p>
</body></html>
`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
