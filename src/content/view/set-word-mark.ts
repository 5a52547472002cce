export interface WordMarkView {
  readonly lines: readonly string[];
  /** Of the letters, in pixels. */
  readonly sizePx: number;
}

/** Room for letters in a mark of 76 by 65, in pixels. */
const widthPx = 72;
const heightPx = 48;
/** Width of a capital and height of a line, as parts of the letters' size. */
const capitalWidth = 0.68;
const lineHeight = 1.15;
const largestPx = 19;

/** Sets a name as large as it fits a mark of 76 by 65, a word a line. @spec B1.18, L3.12 */
export const setWordMark = (name: string): WordMarkView => {
  const lines = name.toUpperCase().split(/\s+|(?<=-)/);
  const longest = Math.max(...lines.map((line) => line.length));
  const sizePx = Math.min(largestPx, widthPx / (longest * capitalWidth), heightPx / (lines.length * lineHeight));
  return { lines, sizePx: Math.floor(sizePx * 2) / 2 };
};
