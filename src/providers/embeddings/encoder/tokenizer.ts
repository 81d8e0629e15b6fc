// Splits a text into the pieces of a vocabulary: the sequence whose pieces have the highest sum of scores, by the Viterbi algorithm over
// a unigram language model (Kudo 2018, "Subword Regularization"). Exactly as the model was trained to read texts, its oddities included:
// a character that no piece has costs nothing, and a sum of zero counts as none.

/** A piece and the logarithm of its probability. The first pieces are reserved: the one for unknown characters, and marks. */
export type Vocabulary = readonly (readonly [piece: string, score: number])[];

/** @returns ids of pieces, in the order of the text */
export type Tokenizer = (text: string) => number[];

const RESERVED = 6;
const UNKNOWN = 0;
/** Stands for a space, and before the first word. */
const SPACE = '\u2581';

interface Node {
  next: Map<string, Node>;
  /** Of the piece that ends here; -1: none does. */
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
    /** At the end of each symbol: the best sum of scores, and its last piece. */
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
      // Unknown characters side by side are one piece.
      if (id !== UNKNOWN || ids.at(-1) !== UNKNOWN) ids.push(id);
    }
    return ids.toReversed();
  };
}

function marked(text: string): string {
  return text === '' ? text : SPACE + text.replaceAll(' ', SPACE);
}
