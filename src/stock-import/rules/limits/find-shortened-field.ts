type Input = Readonly<Record<string, unknown>>;

/** A row may take its vehicle off sale. */
const saleFields: ReadonlySet<string> = new Set(['status', 'sold', 'show_on_dealer_website']);

const isRecord = (value: unknown): value is Input =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isNothing = (value: unknown): boolean => value === undefined || value === null;

/** True if the value afterwards could be the beginning of the one before: nothing, '2199' of '21990', part of a list. */
const isShortened = (before: unknown, after: unknown): boolean => {
  if (isNothing(before)) return false;
  if (isNothing(after)) return true;
  if (Array.isArray(before)) {
    const entries = new Set((Array.isArray(after) ? after : []).map((entry) => JSON.stringify(entry)));
    return before.some((entry) => !entries.has(JSON.stringify(entry)));
  }
  if (isRecord(before)) {
    return Object.entries(before).some(([name, value]) =>
      isShortened(value, isRecord(after) ? after[name] : undefined),
    );
  }
  return before !== after && String(before).startsWith(String(after));
};

/**
 * Returns the specification's name of the first field that a row would cut short or remove from its stored record;
 * undefined if there is none.
 */
export const findShortenedField = (stored: Input, next: Input): string | undefined =>
  Object.keys(stored).find((field) => !saleFields.has(field) && isShortened(stored[field], next[field]));
