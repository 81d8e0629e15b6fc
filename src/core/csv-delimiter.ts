// The delimiter of a CSV file, by its first line. Pure: the dashboard reads files in the same way as the service.

const DELIMITERS = [',', ';', '\t', '|'];
const SEPARATOR_LINE = /^"?sep=([,;\t|])"?(?:\r\n?|\n|$)/i;

/** Returns whether more of the file is needed: the \n of a \r\n may still arrive. */
export const isSeparatorCut = (head: string): boolean => head.endsWith('\r') && SEPARATOR_LINE.exec(head)?.[0] === head;

/**
 * Returns the delimiter that Excel's line `sep=;` names, or else the one that occurs most often in the first line, outside quotes.
 * @param head the file, at least to the end of its first line
 * @returns `begin`, where the header begins: Excel does not show its line, and it is not a row
 */
export function delimiterOf(head: string): { delimiter: string; begin: number } {
  const named = SEPARATOR_LINE.exec(head);
  if (named) return { delimiter: named[1]!, begin: named[0].length };
  const [line = ''] = head.replaceAll(/"[^"]*"/g, '').split(/[\r\n]/, 1);
  const count = (delimiter: string) => line.split(delimiter).length;
  return { delimiter: DELIMITERS.reduce((best, next) => (count(next) > count(best) ? next : best)), begin: 0 };
}
