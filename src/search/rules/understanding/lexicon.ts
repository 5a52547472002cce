import type { FilterableAttribute } from '../document/document-attributes.ts';
import type { NumberRange, RangeKey, RefinementKey } from '../search-state.ts';
import type { SortName } from '../sort-table.ts';

interface FilterReading {
  readonly kind: 'filter';
  readonly key: RefinementKey;
  readonly values: readonly string[];
  readonly text?: string;
}

export interface ModelReading {
  readonly kind: 'model';
  readonly models: readonly { readonly make: string; readonly makeModel: string }[];
  readonly isWhole: boolean;
}

export type Reading =
  | FilterReading
  | ModelReading
  | { readonly kind: 'sort'; readonly sortBy: string }
  | { readonly kind: 'text' }
  | { readonly kind: 'empty' };

export interface Lexicon {
  /** Keyed by phrases in the form that `joinName` returns. */
  readonly readings: ReadonlyMap<string, Reading>;
  readonly figures: Readonly<Partial<Record<RangeKey, NumberRange>>>;
  readonly thisYear: number;
  readonly seats: ReadonlySet<string>;
  readonly doors: ReadonlySet<string>;
  readonly nearbyKm: readonly number[];
}

export const maxPhraseWords = 5;

const separators = /[^\p{L}\p{N}]+/gu;

export const listNameWords = (name: string): readonly string[] =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}+|['’]/gu, '')
    .toLowerCase()
    .split(separators)
    .filter((word) => word !== '');

export const joinName = (name: string): string => listNameWords(name).join('');

export interface LexiconSource {
  readonly valuesOf: (attribute: FilterableAttribute) => readonly string[];
  readonly figures: Lexicon['figures'];
  readonly thisYear: number;
  readonly itemTypes: readonly string[];
  readonly sorts: readonly SortName[];
  readonly carTypeLabels: Readonly<Record<string, string>>;
  readonly place: string | null;
  readonly postcodes: readonly { readonly postcode: string; readonly locationName: string }[];
  readonly nearbyKm: readonly number[];
  readonly words: readonly { readonly says: readonly string[]; readonly means: string }[];
}
