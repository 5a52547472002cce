import { formatNumber } from '../format-number.ts';

/** A noun in both numbers. */
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

/** With a capital first letter, the rest as it is: 'coming soon' as 'Coming soon'. */
export const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The known parts of a text, joined: null and empty ones are left out. */
export const joinKnown = (parts: readonly (string | null)[], separator: string): string =>
  parts.filter((part) => part !== null && part !== '').join(separator);

// Made once: localeCompare builds its collator anew at every call.
const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** Orders names as people read them: case and accents forgiven, '2' before '10'. */
export const compareNames = (a: string, b: string): number => collator.compare(a, b);
