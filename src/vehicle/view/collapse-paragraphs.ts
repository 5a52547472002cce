import { cutAtWord } from '#src/lib/text/cut-at-word.ts';

/**
 * The first `maxCharacters` characters of a text in paragraphs, cut at a word; null when all of it fits.
 * @spec B4.51
 */
export const collapseParagraphs = (paragraphs: readonly string[], maxCharacters: number): readonly string[] | null => {
  const total = paragraphs.reduce((sum, paragraph) => sum + paragraph.length, 0);
  if (total <= maxCharacters) return null;
  const preview: string[] = [];
  let left = maxCharacters;
  for (const paragraph of paragraphs) {
    if (left <= 0) break;
    preview.push(paragraph.length <= left ? paragraph : `${cutAtWord(paragraph, left)}…`);
    left -= paragraph.length;
  }
  return preview;
};
