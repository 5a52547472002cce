import type { FilterableAttribute } from '../document/document-attributes.ts';
import type { SortName } from '../sort-table.ts';
import type { Lexicon } from './lexicon.ts';

/** A word that a site adds: what its shoppers say, and the name that it stands for. */
interface SiteWord {
  readonly says: readonly string[];
  readonly means: string;
}

/** What a lexicon is made of. */
export interface LexiconSource {
  /** The values that the stock has of an attribute. */
  readonly valuesOf: (attribute: FilterableAttribute) => readonly string[];
  readonly figures: Lexicon['figures'];
  readonly itemTypes: readonly string[];
  /** The orders that the site offers. */
  readonly sorts: readonly SortName[];
  /** What the site calls its conditions. */
  readonly carTypeLabels: Readonly<Record<string, string>>;
  /** The place that all of the stock is in. */
  readonly place: string | null;
  readonly postcodes: readonly { readonly postcode: string; readonly locationName: string }[];
  /** Distances from a postcode that the site offers. */
  readonly nearbyKm: readonly number[];
  readonly words: readonly SiteWord[];
}
