/** The first `maxLength` characters of a text, without white space at their end and without half of a surrogate pair. */
export const cutText = (text: string, maxLength: number): string =>
  text
    .slice(0, maxLength)
    .replace(/[\ud800-\udbff]$/, '')
    .trimEnd();
