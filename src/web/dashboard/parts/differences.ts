// The differences between two texts by words, within the differing lines. Pure.

interface Piece {
  kind: 'same' | 'del' | 'ins';
  text: string;
}

/** With more word pairs than this, lines are shown as a whole, because the table of pairs would take too long. */
const MAX_PAIRS = 1_000_000;
/** With less in common, two whole texts read better than fragments. */
const MIN_SHARE = 0.3;

export function differences(one: string, other: string): Piece[] {
  const { before, after } = changedLines(one, other);
  const [a, b] = [wordsOf(before), wordsOf(after)];
  if (a.length * b.length <= MAX_PAIRS) {
    const pieces = piecesOf(align(a, b));
    const same = pieces.reduce((sum, { kind, text }) => sum + (kind === 'same' ? text.length : 0), 0);
    if (same >= MIN_SHARE * Math.max(before.length, after.length)) return pieces;
  }
  return piecesOf([
    ['del', before],
    ['ins', after],
  ]);
}

/** Removes common lines at the beginning and at the end. */
function changedLines(one: string, other: string): { before: string; after: string } {
  const before = one.split('\n');
  const after = other.split('\n');
  let same = 0;
  while (same < before.length && same < after.length && before[same] === after[same]) same++;
  let end = 0;
  const most = Math.min(before.length, after.length) - same;
  while (end < most && before.at(-1 - end) === after.at(-1 - end)) end++;
  const middle = (lines: readonly string[]) => lines.slice(same, lines.length - end).join('\n');
  return { before: middle(before), after: middle(after) };
}

type Step = [kind: Piece['kind'], text: string];

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}_]+|\s+|[^]/gu) ?? [];
}

/** Returns the common subsequence of words with the most characters, with the removed and added words. */
function align(a: readonly string[], b: readonly string[]): Step[] {
  const width = b.length + 1;
  const common = new Uint32Array((a.length + 1) * width);
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      common[i * width + j] =
        a[i] === b[j]
          ? common[(i + 1) * width + j + 1]! + a[i]!.length
          : Math.max(common[(i + 1) * width + j]!, common[i * width + j + 1]!);
    }
  }
  const steps: Step[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    if (i < a.length && a[i] === b[j]) {
      steps.push(['same', a[i++]!]);
      j++;
    } else if (j === b.length || (i < a.length && common[(i + 1) * width + j]! >= common[i * width + j + 1]!)) {
      steps.push(['del', a[i++]!]);
    } else steps.push(['ins', b[j++]!]);
  }
  return steps;
}

/** Removed words precede their replacement. A space between two words that both differ belongs to the difference. */
function piecesOf(steps: readonly Step[]): Piece[] {
  const pieces: Piece[] = [];
  const add = (kind: Piece['kind'], text: string): void => {
    // The last two pieces may be removed and added words since the last common word.
    const last = kind === 'del' && pieces.at(-1)?.kind === 'ins' ? pieces.at(-2) : pieces.at(-1);
    if (last?.kind === kind) last.text += text;
    else if (last !== pieces.at(-1)) pieces.splice(-1, 0, { kind, text });
    else if (text !== '') pieces.push({ kind, text });
  };
  for (const [i, [kind, text]] of steps.entries()) {
    const isBlank = kind === 'same' && text === ' ';
    if (isBlank && (pieces.at(-1)?.kind ?? 'same') !== 'same' && (steps[i + 1]?.[0] ?? 'same') !== 'same') {
      add('del', text);
      add('ins', text);
    } else add(kind, text);
  }
  return pieces;
}
