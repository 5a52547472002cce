export interface WordMarkView {
  readonly lines: readonly string[];
  readonly sizePx: number;
}

const widthPx = 72;
const heightPx = 48;
/** As a multiple of the font size. */
const letterWidths: Readonly<Record<string, number>> = { I: 0.3, J: 0.4, '-': 0.4, M: 0.95, W: 1 };
const otherLetterWidth = 0.72;
const lineHeight = 1.15;
const largestPx = 16;

const measureLine = (line: string): number =>
  [...line].reduce((width, letter) => width + (letterWidths[letter] ?? otherLetterWidth), 0);

/** Fits a name into the middle 72 by 48 px of a mark that measures 76 by 65 px. @spec B1.18, L3.12 */
export const setWordMark = (name: string): WordMarkView => {
  const lines = name.toUpperCase().split(/\s+|(?<=-)/);
  const longest = Math.max(...lines.map(measureLine));
  const sizePx = Math.min(largestPx, widthPx / longest, heightPx / (lines.length * lineHeight));
  return { lines, sizePx: Math.floor(sizePx * 2) / 2 };
};
