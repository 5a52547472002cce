export type RawObject = { readonly [key: string]: unknown };

export const isRawObject = (value: unknown): value is RawObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const mergeValues = (below: unknown, above: unknown): unknown =>
  isRawObject(below) && isRawObject(above) ? mergeLayers(below, above) : above;

/** Merges objects key by key. Any other value from `above` replaces the one from `below`. */
export const mergeLayers = (below: RawObject, above: RawObject): RawObject => {
  const merged = new Map<string, unknown>(Object.entries(below));
  for (const [key, value] of Object.entries(above)) {
    merged.set(key, merged.has(key) ? mergeValues(merged.get(key), value) : value);
  }
  // Unlike assignments, Object.fromEntries makes '__proto__' a plain key, which the schema then refuses.
  return Object.fromEntries(merged);
};
