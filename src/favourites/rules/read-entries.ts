interface Entry {
  readonly id: number;
}

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
