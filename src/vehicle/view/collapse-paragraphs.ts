const cutAtWord = (text: string, length: number): string => {
  if (text.length <= length) return text;
  const cut = text.slice(0, length);
  const space = cut.lastIndexOf(' ');
  return `${cut.slice(0, space > length / 2 ? space : length).trimEnd()}…`;
};

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
    preview.push(cutAtWord(paragraph, left));
    left -= paragraph.length;
  }
  return preview;
};
