/** Letters and digits that nobody takes for another: without I, L, O, U, 0 and 1. */
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Ends of groups of four. */
const groupEnd = /.{4}(?=.)/g;

/** A code of as many letters as `draw` is asked for, in groups of four: 'K7QF-3XW9'. @param draw a whole number from 0 up to its argument */
export const makeReadableCode = (length: number, draw: (below: number) => number): string =>
  Array.from({ length }, () => letters[draw(letters.length)])
    .join('')
    .replaceAll(groupEnd, '$&-');

/** A code as people type it, in any case and with any gaps, as it was made; undefined for what cannot be one. */
export const readReadableCode = (typed: string, length: number): string | undefined => {
  const plain = typed.slice(0, 100).normalize('NFKC').toUpperCase().replaceAll(/[\s-]/g, '');
  const isCode = plain.length === length && [...plain].every((letter) => letters.includes(letter));
  return isCode ? plain.replaceAll(groupEnd, '$&-') : undefined;
};
