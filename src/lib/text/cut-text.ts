/** Cuts a text to `maxLength` and removes trailing white space and half of a surrogate pair. */
export const cutText = (text: string, maxLength: number): string =>
  text
    .slice(0, maxLength)
    .replace(/[\ud800-\udbff]$/, '')
    .trimEnd();

/** Cuts a text at a word boundary, unless that would drop more than half of it. */
export const cutAtWord = (text: string, maxCharacters: number): string => {
  const cut = cutText(text, maxCharacters);
  const isWholeWord = /^(?:\s|$)/.test(text.slice(cut.length));
  const lastSpace = isWholeWord ? -1 : cut.search(/\s\S*$/);
  return lastSpace > maxCharacters / 2 ? cut.slice(0, lastSpace).trimEnd() : cut;
};

export const countBytes = (value: unknown): number => Buffer.byteLength(JSON.stringify(value) ?? '');

/** True if PostgreSQL can store the text: a NUL or half of a surrogate pair would fail its whole batch. */
export const isStorableText = (value: string): boolean => value.isWellFormed() && !value.includes('\0');
