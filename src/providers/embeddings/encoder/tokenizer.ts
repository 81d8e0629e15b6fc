// Splits a text into the pieces of a vocabulary: the sequence with the highest sum of scores, found by the Viterbi algorithm over
// a unigram language model (Kudo 2018, "Subword Regularization"). Matches the model's training exactly, including its quirks: a
// character that no piece contains costs nothing, and a sum of zero counts as none.

/** A piece and the logarithm of its probability. The first pieces are reserved, for unknown characters and for marks. */
export type Vocabulary = readonly (readonly [piece: string, score: number])[];

/** @returns ids of pieces, in the order of the text */
type Tokenizer = (text: string) => number[];

const RESERVED = 6;
const UNKNOWN = 0;
/** Replaces a space, and precedes the first word. */
const SPACE = '\u2581';

interface Node {
  next: Map<string, Node>;
  /** Id of the piece that ends here; -1 if none does. */
  id: number;
}

export function createTokenizer(vocabulary: Vocabulary): Tokenizer {
  const newNode = (): Node => ({ next: new Map(), id: -1 });
  const root = newNode();
  for (const [id, [piece]] of vocabulary.entries()) {
    if (id < RESERVED) continue;
    let node = root;
    for (const symbol of piece) {
      let next = node.next.get(symbol);
      if (!next) node.next.set(symbol, (next = newNode()));
      node = next;
    }
    node.id = id;
  }
  const lengths = vocabulary.map(([piece]) => [...piece].length);

  return (text) => {
    const symbols = [...marked(text.normalize('NFKC'))];
    /** The best sum of scores at the end of each symbol, and its last piece. */
    const best = new Float64Array(symbols.length + 1);
    const last = new Int32Array(symbols.length + 1);
    const consider = (start: number, end: number, id: number, score: number): void => {
      const sum = score + best[start]!;
      if (best[end] !== 0 && sum < best[end]!) return;
      best[end] = sum;
      last[end] = id;
    };
    for (let start = 0; start < symbols.length; start++) {
      let isKnown = false;
      let node = root.next.get(symbols[start]!);
      for (let end = start + 1; node; end++) {
        if (node.id >= 0) {
          isKnown = true;
          consider(start, end, node.id, vocabulary[node.id]![1]);
        }
        node = node.next.get(symbols[end] ?? '');
      }
      if (!isKnown) consider(start, start + 1, UNKNOWN, 0);
    }
    const ids: number[] = [];
    for (let end = symbols.length; end > 0; end -= lengths[last[end]!]!) {
      const id = last[end]!;
      // Adjacent unknown characters are one piece.
      if (id !== UNKNOWN || ids.at(-1) !== UNKNOWN) ids.push(id);
    }
    return ids.toReversed();
  };
}

function marked(text: string): string {
  return text === '' ? text : SPACE + text.replaceAll(' ', SPACE);
}
