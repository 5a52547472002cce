/** @spec B3.20 */
export interface FavouriteEntry {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly make: string;
  readonly model: string;
  readonly primary_image_url: string | null;
}

/** @spec B3.21 */
export interface ViewedEntry {
  readonly id: number;
  readonly stocknum: string;
  readonly make: string;
  readonly model: string;
  readonly body: string | null;
  readonly simple_body: string | null;
}

export const mostFavourites = 100;

/** @spec D.54 */
export const mostCompared = 4;

export const mostViewed = 13;

interface Entry {
  readonly id: number;
}

type Toggled<Item extends Entry> =
  | { readonly kind: 'added' | 'removed'; readonly entries: readonly Item[] }
  | { readonly kind: 'full'; readonly entries: readonly Item[] };

/** @spec B4.30, B1.13 */
export const toggleEntry = <Item extends Entry>(entries: readonly Item[], entry: Item, most: number): Toggled<Item> => {
  const others = entries.filter(({ id }) => id !== entry.id);
  if (others.length < entries.length) return { kind: 'removed', entries: others };
  if (entries.length >= most) return { kind: 'full', entries };
  return { kind: 'added', entries: [entry, ...entries] };
};

/** @spec B3.21 */
export const putFirst = <Item extends Entry>(entries: readonly Item[], entry: Item, most: number): readonly Item[] =>
  [entry, ...entries.filter(({ id }) => id !== entry.id)].slice(0, most);

/** A lone surrogate can't be encoded in a URL. */
const loneSurrogate = /\p{Cs}/u;

const isText = (value: unknown): boolean => value === null || (typeof value === 'string' && !loneSurrogate.test(value));

const isEntry = (value: unknown): value is Entry => {
  if (typeof value !== 'object' || value === null) return false;
  const { id, ...texts } = value as Entry;
  return Number.isSafeInteger(id) && Object.values(texts).every(isText);
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

export const readEntries = <Item extends Entry>(text: string | null, most: number): readonly Item[] => {
  const value = text === null ? null : parse(text);
  return Array.isArray(value) ? (value.filter(isEntry).slice(0, most) as Item[]) : [];
};

const idPattern = /^[1-9]\d{0,14}$/;

/** @spec D.54 */
export const parseIds = (text: string | null, most: number): readonly number[] => {
  const parts = (text ?? '')
    .slice(0, 2_000)
    .split(',')
    .filter((part) => idPattern.test(part));
  return [...new Set(parts)].slice(0, most).map(Number);
};
