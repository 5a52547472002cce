import { formatNumber } from '../format-number.ts';
export interface Noun {
  readonly one: string;
  readonly many: string;
}

/** A count with its noun: '1 car', '1,204 cars', '0 cars'. */
export const formatCount = (count: number, noun: Noun): string =>
  `${formatNumber(count)} ${count === 1 ? noun.one : noun.many}`;

const unchanged = /(chassis|series|[^u]s)$/i;
/** A 'ch' that sounds like 'k' takes no 'e': 'Pantechs'. */
const withoutEs = /tech$/i;
const withEs = /(ch|sh|us|x|z)$/i;

/** The plural of an English name of a body or vehicle: 'SUV' becomes 'SUVs', 'Hatch' 'Hatches', 'Cab Chassis' stays. */
export const pluralise = (name: string): string => {
  if (unchanged.test(name)) return name;
  return withEs.test(name) && !withoutEs.test(name) ? `${name}es` : `${name}s`;
};
