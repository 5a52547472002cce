export interface WordMarkView {
  readonly lines: readonly string[];
  readonly sizePx: number;
}

/** Width of the text in pixels. The SVG is 76 px wide, and the tile has room for 5 px more on each side. */
const widthPx = 86;
const heightPx = 48;
/** As a multiple of the font size. */
const letterWidths: readonly (readonly [letters: RegExp, width: number])[] = [
  [/[Iijl]/, 0.3],
  [/[Jfrt-]/, 0.44],
  [/[MWm]/, 0.96],
  [/w/, 0.86],
  [/[A-Z]/, 0.74],
];
const otherLetterWidth = 0.6;
const lineHeight = 1.15;
/**
 * Largest font size in pixels. Volkswagen and Mitsubishi fit at this size, so most brands on a wall have the same size.
 */
const largestPx = 14;

const measureLetter = (letter: string): number =>
  letterWidths.find(([letters]) => letters.test(letter))?.[1] ?? otherLetterWidth;

const measureLine = (line: string): number => [...line].reduce((width, letter) => width + measureLetter(letter), 0);

/** @spec B1.18, L3.12 */
export const setWordMark = (name: string): WordMarkView => {
  const lines = name.split(/\s+|(?<=-)/);
  const longest = Math.max(...lines.map(measureLine));
  const sizePx = Math.min(largestPx, widthPx / longest, heightPx / (lines.length * lineHeight));
  return { lines, sizePx: Math.floor(sizePx * 2) / 2 };
};
