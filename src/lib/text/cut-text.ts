/** The first `maxLength` characters of a text, without white space at their end and without half of a surrogate pair. */
export const cutText = (text: string, maxLength: number): string =>
  text
    .slice(0, maxLength)
    .replace(/[\ud800-\udbff]$/, '')
    .trimEnd();

/** The beginning of a text, at most `maxCharacters` of it and without the part of a word at its end, unless that word is most of it. */
export const cutAtWord = (text: string, maxCharacters: number): string => {
  const cut = cutText(text, maxCharacters);
  const isWholeWord = /^(?:\s|$)/.test(text.slice(cut.length));
  const lastSpace = isWholeWord ? -1 : cut.search(/\s\S*$/);
  return lastSpace > maxCharacters / 2 ? cut.slice(0, lastSpace).trimEnd() : cut;
};

/** Bytes that a value takes when it's written as JSON. */
export const countBytes = (value: unknown): number => Buffer.byteLength(JSON.stringify(value) ?? '');

/** Whether PostgreSQL stores a text: neither a NUL nor half of a surrogate pair, which would fail every row written with it. */
export const isStorableText = (value: string): boolean => value.isWellFormed() && !value.includes('\0');
