import { createElement, Fragment, type ReactNode } from 'react';

/** Matches only names of at most 12 characters, so that a longer name such as 'Harley-Davidson' can break. */
const hyphenated = /((?<!\S)(?=\S{3,12}(?!\S))\S+-\S+)/;

const toPart = (part: string, at: number): ReactNode =>
  at % 2 === 1 ? createElement('span', { className: 'whole-name' }, part) : part;

const lastCharacter = /(?<=\w) (?=\w$)/;

/** Keeps short hyphenated names whole, and a last word of one character on the line of the word before. @spec B9.14 */
export const WholeNames = ({ text }: { readonly text: string }): ReactNode => {
  const kept = text.replace(lastCharacter, '\u00a0');
  return kept.includes('-') ? createElement(Fragment, null, ...kept.split(hyphenated).map(toPart)) : kept;
};
