// Cuts a document into chunks: at headings, then paragraphs, then sentences. A chunk repeats the last sentences of the previous
// one, so that text at a boundary is found from both sides. Pure; runs in the reading process (process.ts).
// Invariant: every word of the text is in some chunk, in order, and no chunk exceeds the maximum length.
import { cutPoint, cutText } from '../../../core/cut-text.ts';

export interface Chunking {
  maxChars: number;
  /** Characters repeated from the previous chunk, within a section. */
  overlapChars: number;
}

export interface Chunk {
  text: string;
  /** Headings above the chunk, outermost first, joined by " › ". */
  heading: string | null;
}

/** Limit per source, because hashes and texts are in memory while it is read. */
export const MAX_CHUNKS = 50_000;

interface Section {
  heading: string | null;
  paragraphs: string[];
}

const HEADING = /^ {0,3}(#{1,6})[ \t]+(.+?)[ \t]*#*$/;
const FENCE = /^ {0,3}(```|~~~)/;
const HEADING_MAX_CHARS = 300;
const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Returns the text to embed. Includes title and headings, because they add meaning. */
export function embeddedText(title: string | null, { heading, text }: Chunk): string {
  return [title, heading, text].filter((part) => part !== null).join('\n');
}

export function chunksOf(markdown: string, chunking: Chunking): Chunk[] {
  return sectionsOf(markdown).flatMap(({ heading, paragraphs }) => {
    return pack(piecesOf(paragraphs, chunking.maxChars), chunking).map((text) => ({ text, heading }));
  });
}

/** Splits a text into sections, each with the text under one heading. Text before the first heading has none. */
function sectionsOf(markdown: string): Section[] {
  const sections: Section[] = [];
  const above: string[] = [];
  let section: Section = { heading: null, paragraphs: [] };
  let paragraph: string[] = [];
  let fenced = false;
  const endParagraph = () => {
    const text = paragraph.join('\n').trim();
    if (text !== '') section.paragraphs.push(text);
    paragraph = [];
  };
  const endSection = () => {
    endParagraph();
    if (section.paragraphs.length > 0) sections.push(section);
  };
  for (const line of markdown.split(/\r\n?|\n/)) {
    if (FENCE.test(line)) fenced = !fenced;
    const heading = fenced ? null : HEADING.exec(line);
    if (heading) {
      endSection();
      above.length = heading[1]!.length - 1;
      above.push(heading[2]!.trim());
      section = { heading: headingOf(above), paragraphs: [] };
    } else if (line.trim() === '' && !fenced) endParagraph();
    else paragraph.push(line);
  }
  endSection();
  return sections;
}

/** Joins the headings. Skipped heading levels leave holes in the array, which filter() ignores. */
function headingOf(above: readonly string[]): string {
  const path = above.filter((one) => one !== '').join(' › ');
  return path.length <= HEADING_MAX_CHARS ? path : `${cutText(path, HEADING_MAX_CHARS - 1)}…`;
}

interface Piece {
  text: string;
  /** Separator between this piece and the previous one. */
  joint: '' | ' ' | '\n' | '\n\n';
}

/** Yields the sentences of the paragraphs. A sentence that is too long is cut between words. */
function* piecesOf(paragraphs: readonly string[], maxChars: number): Generator<Piece> {
  let joint: Piece['joint'] = '';
  for (const paragraph of paragraphs) {
    for (const { segment } of sentences.segment(paragraph)) {
      for (const text of cutAtWords(segment.trim(), maxChars)) {
        yield { text, joint };
        joint = ' ';
      }
      if (/\n\s*$/.test(segment)) joint = '\n';
    }
    joint = '\n\n';
  }
}

function cutAtWords(text: string, maxChars: number): string[] {
  const parts: string[] = [];
  let from = 0;
  while (text.length - from > maxChars) {
    const space = text.lastIndexOf(' ', from + maxChars);
    const to = space > from ? space : cutPoint(text, from + maxChars);
    parts.push(text.slice(from, to).trim());
    from = to;
  }
  parts.push(text.slice(from).trim());
  return parts.filter((part) => part !== '');
}

/** Fills chunks with sentences. Each begins with the last whole sentences of the previous one, within the overlap. */
function pack(pieces: Iterable<Piece>, { maxChars, overlapChars }: Chunking): string[] {
  const chunks: string[] = [];
  let current: Piece[] = [];
  for (const piece of pieces) {
    if (current.length > 0 && lengthOf(current) + piece.joint.length + piece.text.length > maxChars) {
      chunks.push(textOf(current));
      current = tailOf(current, Math.min(overlapChars, maxChars - piece.text.length - piece.joint.length));
    }
    current.push(piece);
  }
  if (current.length > 0) chunks.push(textOf(current));
  return chunks;
}

function tailOf(pieces: readonly Piece[], maxChars: number): Piece[] {
  const tail: Piece[] = [];
  for (const piece of pieces.toReversed()) {
    const longer = [piece, ...tail];
    if (lengthOf(longer) > maxChars) break;
    tail.unshift(piece);
  }
  return tail.length === pieces.length ? tail.slice(1) : tail;
}

function lengthOf(pieces: readonly Piece[]): number {
  return pieces.reduce((sum, { text, joint }, i) => sum + text.length + (i === 0 ? 0 : joint.length), 0);
}

function textOf(pieces: readonly Piece[]): string {
  return pieces.map(({ text, joint }, i) => (i === 0 ? text : joint + text)).join('');
}
