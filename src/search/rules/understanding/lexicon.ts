import type { FilterableAttribute } from '../document/document-attributes.ts';
import type { NumberRange, RangeKey, RefinementKey } from '../search-state.ts';
import type { SortName } from '../sort-table.ts';

interface FilterReading {
  readonly kind: 'filter';
  readonly key: RefinementKey;
  readonly values: readonly string[];
  /** Words that are searched as text beside it. */
  readonly text?: string;
}

export interface ModelReading {
  readonly kind: 'model';
  readonly models: readonly { readonly make: string; readonly makeModel: string }[];
  /** Whether the phrase is a model's whole name, rather than a part of it. */
  readonly isWhole: boolean;
}

export type Reading =
  | FilterReading
  | ModelReading
  | { readonly kind: 'sort'; readonly sortBy: string }
  /** Known, but searched as text: a badge of many makes, a paint. */
  | { readonly kind: 'text' }
  /** Says nothing about a vehicle. */
  | { readonly kind: 'empty' };

/** What a site's stock gives words a meaning by, made once for each version of the stock. */
export interface Lexicon {
  /** By phrase, folded and without anything between its words. */
  readonly readings: ReadonlyMap<string, Reading>;
  /** Ranges that the stock has figures for. */
  readonly figures: Readonly<Partial<Record<RangeKey, NumberRange>>>;
  /** Numbers of seats and doors that the stock has. */
  readonly seats: ReadonlySet<string>;
  readonly doors: ReadonlySet<string>;
  /** Distances that the site offers. */
  readonly nearbyKm: readonly number[];
}

/** Words of the longest phrase that is looked up. */
export const maxPhraseWords = 5;

const separators = /[^\p{L}\p{N}]+/gu;

export const listNameWords = (name: string): readonly string[] =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}+|['’]/gu, '')
    .toLowerCase()
    .split(separators)
    .filter((word) => word !== '');

/** A name as phrases are looked up: 'D-MAX' is 'dmax'. */
export const joinName = (name: string): string => listNameWords(name).join('');

/** A word that a site adds: what its shoppers say, and the name that it stands for. */
interface SiteWord {
  readonly says: readonly string[];
  readonly means: string;
}

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
