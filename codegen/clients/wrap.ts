// Wraps the text of doc comments in generated clients.

const MAX_CHARACTERS = 100;

/** Returns the lines of a paragraph; none if it has no words. */
export function wrap(text: string): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter(Boolean)) {
    if (line && line.length + word.length + 1 > MAX_CHARACTERS) {
      lines.push(line);
      line = word;
    } else {
      line = line ? `${line} ${word}` : word;
    }
  }
  return line ? [...lines, line] : lines;
}
