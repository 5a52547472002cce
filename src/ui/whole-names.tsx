import { createElement, Fragment, type ReactNode } from 'react';

/** Matches only names of at most 12 characters, so that a longer name such as 'Harley-Davidson' can break. */
const hyphenated = /((?<!\S)(?=\S{3,12}(?!\S))\S+-\S+)/;

const toPart = (part: string, at: number): ReactNode =>
  at % 2 === 1 ? createElement('span', { className: 'whole-name' }, part) : part;

/** @spec B9.14 */
export const WholeNames = ({ text }: { readonly text: string }): ReactNode =>
  text.includes('-') ? createElement(Fragment, null, ...text.split(hyphenated).map(toPart)) : text;
