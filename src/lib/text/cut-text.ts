export const cutText = (text: string, maxLength: number): string =>
  text
    .slice(0, maxLength)
    .replace(/[\ud800-\udbff]$/, '')
    .trimEnd();

/** Cuts inside a word if the second half of the allowed length contains no space. */
export const cutAtWord = (text: string, maxCharacters: number): string => {
  const cut = cutText(text, maxCharacters);
  const isWholeWord = /^(?:\s|$)/.test(text.slice(cut.length));
  const lastSpace = isWholeWord ? -1 : cut.search(/\s\S*$/);
  return lastSpace > maxCharacters / 2 ? cut.slice(0, lastSpace).trimEnd() : cut;
};

/** Cuts after a whole sentence. If that would leave half of the limit or less, cuts with `cutAtWord` and adds '…'. */
export const cutAtSentence = (text: string, maxCharacters: number): string => {
  if (text.length <= maxCharacters) return text;
  const sentences = /^.*[.!?](?=\s+[^a-z\s])/s.exec(text.slice(0, maxCharacters + 2))?.[0] ?? '';
  return sentences.length > maxCharacters / 2 ? sentences : `${cutAtWord(text, maxCharacters - 1)}…`;
};

export const countBytes = (value: unknown): number => Buffer.byteLength(JSON.stringify(value) ?? '');

/** PostgreSQL rejects text with a NUL or half of a surrogate pair. One such text fails a whole batch of rows. */
export const isStorableText = (value: string): boolean => value.isWellFormed() && !value.includes('\0');
