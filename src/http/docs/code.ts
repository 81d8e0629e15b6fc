// Renders code as HTML: escaped, with comments, strings and numbers marked for the style sheet. One tokenizer serves all
// languages, so highlighting may be wrong, but the text never is.
import { escapeHtml } from '../../core/escape-html.ts';

const TOKEN =
  /(?<comment>(?:^|(?<=\s))(?:#|\/\/)[^\n]*)|(?<string>"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`[^`]*`)|(?<number>\b\d[\d_.]*\b)|(?<word>\b(?:await|async|const|for|from|import|of|in|with|as|new|def|return|export|if|else|true|false|null|None|True|False|curl)\b)/gm;

/** A code block that can be scrolled with the keyboard. */
export function codeBlock(text: string, label: string, language = ''): string {
  const name = language ? ` data-language="${escapeHtml(language)}"` : '';
  return `<div class="code"><pre tabindex="0" role="region" aria-label="${escapeHtml(label)}"${name}><code>${highlighted(text)}</code></pre></div>`;
}

function highlighted(text: string): string {
  let out = '';
  let at = 0;
  for (const match of text.matchAll(TOKEN)) {
    const [kind, token] = Object.entries(match.groups!).find(([, value]) => value !== undefined)!;
    out += `${escapeHtml(text.slice(at, match.index))}<span class="${kind}">${escapeHtml(token)}</span>`;
    at = match.index + match[0].length;
  }
  return out + escapeHtml(text.slice(at));
}
