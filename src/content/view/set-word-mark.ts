export interface WordMarkView {
  readonly lines: readonly string[];
  readonly sizePx: number;
}

const widthPx = 72;
const heightPx = 48;
/** Widths and heights as a multiple of the font size. */
const capitalWidth = 0.68;
const lineHeight = 1.15;
const largestPx = 16;

/** Fits a name into a mark of 76 by 65 px. Lines break at spaces and after hyphens. @spec B1.18, L3.12 */
export const setWordMark = (name: string): WordMarkView => {
  const lines = name.toUpperCase().split(/\s+|(?<=-)/);
  const longest = Math.max(...lines.map((line) => line.length));
  const sizePx = Math.min(largestPx, widthPx / (longest * capitalWidth), heightPx / (lines.length * lineHeight));
  return { lines, sizePx: Math.floor(sizePx * 2) / 2 };
};
