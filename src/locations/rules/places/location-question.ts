import type { Coordinates } from '../calculate-distance-km.ts';
import { type LocationFilter, parseLocationFilter } from './location-filter.ts';

/** What a shopper asks the list of locations for, as the address says it. */
export interface LocationQuestion {
  /** As it was typed; empty when nobody asked. */
  readonly postcode: string;
  readonly filter: LocationFilter;
}

/** Where the shopper is, or why that is not known. @spec L5.15 */
export type PostcodeAnswer =
  | { readonly kind: 'notAsked' | 'malformed' | 'unknown' }
  | { readonly kind: 'found'; readonly coordinates: Coordinates };

const longestPostcode = 20;

/** Reads the question from the parameters of an address. */
export const parseLocationQuestion = (parameters: URLSearchParams): LocationQuestion => ({
  postcode: (parameters.get('postcode') ?? '').trim().slice(0, longestPostcode),
  filter: parseLocationFilter(parameters.get('type') ?? '') ?? 'all',
});

/** Whether what was typed can be a postcode at all. @spec L5.05 */
export const isPostcode = (text: string): boolean => /^\d{4}$/.test(text);
