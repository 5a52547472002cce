import { cutText } from './cut-text.ts';

/** The beginning of a text, at most `maxCharacters` of it and without the part of a word at its end, unless that word is most of it. */
export const cutAtWord = (text: string, maxCharacters: number): string => {
  const cut = cutText(text, maxCharacters);
  const isWholeWord = /^(?:\s|$)/.test(text.slice(cut.length));
  const lastSpace = isWholeWord ? -1 : cut.search(/\s\S*$/);
  return lastSpace > maxCharacters / 2 ? cut.slice(0, lastSpace).trimEnd() : cut;
};
