interface Entry {
  readonly id: number;
}

/** What a toggle did to a list, and the list after it. */
export type Toggled<Kept extends Entry> =
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
