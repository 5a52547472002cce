export const readEmail = (text: string): string =>
  text
    .replace(/^.*<([^<>]*)>.*$/, '$1')
    .trim()
    .replace(/^mailto:/i, '');
