/** A saved vehicle, as the browser keeps it for one site. @spec B3.20 */
export interface FavouriteEntry {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly make: string;
  readonly model: string;
  readonly primary_image_url: string | null;
}

/** A vehicle whose page was seen, as the browser keeps it for one site. @spec B3.21 */
export interface ViewedEntry {
  readonly id: number;
  readonly stocknum: string;
  readonly make: string;
  readonly model: string;
  readonly body: string | null;
  readonly simple_body: string | null;
}

/** Most favourites of one site: what one question for their cards can name. */
export const mostFavourites = 100;

/** Most vehicles side by side. @spec D.54 */
export const mostCompared = 4;

/** Most viewed vehicles that are remembered, this one included. */
export const mostViewed = 13;

interface Entry {
  readonly id: number;
}

/** What a toggle did to a list, and the list after it. */
type Toggled<Kept extends Entry> =
  | { readonly kind: 'added' | 'removed'; readonly entries: readonly Kept[] }
  | { readonly kind: 'full'; readonly entries: readonly Kept[] };

/**
 * The list with the entry in front, or without it when it was in it. A full list stays as it is: nothing that a shopper
 * saved goes by itself.
 * @param most entries of the list at the most
 * @spec B4.30, B1.13
 */
export const toggleEntry = <Kept extends Entry>(entries: readonly Kept[], entry: Kept, most: number): Toggled<Kept> => {
  const others = entries.filter(({ id }) => id !== entry.id);
  if (others.length < entries.length) return { kind: 'removed', entries: others };
  if (entries.length >= most) return { kind: 'full', entries };
  return { kind: 'added', entries: [entry, ...entries] };
};

/** The list with the entry in front and what is older than `most` forgotten. @spec B3.21 */
export const putFirst = <Kept extends Entry>(entries: readonly Kept[], entry: Kept, most: number): readonly Kept[] =>
  [entry, ...entries.filter(({ id }) => id !== entry.id)].slice(0, most);

/** Half a character fits in no address. */
const halfCharacter = /\p{Cs}/u;

const isText = (value: unknown): boolean => value === null || (typeof value === 'string' && !halfCharacter.test(value));

/** An id, and texts: anything else could not be drawn, and a page that draws it would be gone. */
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

/**
 * The first entries of a kept text; what is no entry is left out, since an older version or a stranger may have written it.
 * @param most entries that count
 */
export const readEntries = <Kept extends Entry>(text: string | null, most: number): readonly Kept[] => {
  const value = text === null ? null : parse(text);
  return Array.isArray(value) ? (value.filter(isEntry).slice(0, most) as Kept[]) : [];
};

/** Longest id that is looked at, in digits: what a number holds exactly. */
const idPattern = /^[1-9]\d{0,14}$/;

/** Ids of an address, '12,7', each once and in their order; what is no id is left out. @spec D.54 */
export const parseIds = (text: string | null, most: number): readonly number[] => {
  const parts = (text ?? '')
    .slice(0, 2_000)
    .split(',')
    .filter((part) => idPattern.test(part));
  return [...new Set(parts)].slice(0, most).map(Number);
};
