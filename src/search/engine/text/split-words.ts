const marks = /\p{M}+/gu;
const wordPattern = /[\p{L}\p{N}]+/gu;

/** Text as words are compared: lower case, without accents. */
export const foldText = (text: string): string => text.normalize('NFKD').replaceAll(marks, '').toLowerCase();

/** The words of a text: its runs of letters and digits, folded. */
export const splitWords = (text: string): string[] => foldText(text).match(wordPattern) ?? [];

/** The letters and digits of a stock number, VIN or plate, folded and without anything between them. */
export const foldIdentifier = (text: string): string => splitWords(text).join('');
