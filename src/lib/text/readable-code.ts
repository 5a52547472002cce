/** Letters and digits except I, L, O, U, 0 and 1, which are easily confused. */
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

const groupEnd = /.{4}(?=.)/g;

export const makeReadableCode = (length: number, draw: (below: number) => number): string =>
  Array.from({ length }, () => letters[draw(letters.length)])
    .join('')
    .replaceAll(groupEnd, '$&-');

export const readReadableCode = (typed: string, length: number): string | undefined => {
  const plain = typed.slice(0, 100).normalize('NFKC').toUpperCase().replaceAll(/[\s-]/g, '');
  const isCode = plain.length === length && [...plain].every((letter) => letters.includes(letter));
  return isCode ? plain.replaceAll(groupEnd, '$&-') : undefined;
};
