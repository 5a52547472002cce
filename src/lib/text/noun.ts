import { formatNumber } from '../format-number.ts';
export interface Noun {
  readonly one: string;
  readonly many: string;
}

export const formatCount = (count: number, noun: Noun): string =>
  `${formatNumber(count)} ${count === 1 ? noun.one : noun.many}`;

const unchanged = /(chassis|series|[^u]s)$/i;
/** A 'ch' pronounced 'k' takes no 'e': 'Pantechs'. */
const withoutEs = /tech$/i;
const withEs = /(ch|sh|us|x|z)$/i;

export const pluralise = (name: string): string => {
  if (unchanged.test(name)) return name;
  return withEs.test(name) && !withoutEs.test(name) ? `${name}es` : `${name}s`;
};
