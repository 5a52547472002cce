import { isEqual } from '#src/lib/is-equal.ts';

type Input = Readonly<Record<string, unknown>>;

/** These fields can also change in a row that isn't cut off, so they aren't checked. */
const saleFields: ReadonlySet<string> = new Set(['status', 'sold', 'show_on_dealer_website']);

const isRecord = (value: unknown): value is Input =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isNothing = (value: unknown): boolean => value === undefined || value === null;

const isShortened = (before: unknown, after: unknown): boolean => {
  if (isNothing(before)) return false;
  if (isNothing(after)) return true;
  if (Array.isArray(before)) {
    const entries: readonly unknown[] = Array.isArray(after) ? after : [];
    return before.some((entry) => !entries.some((other) => isEqual(entry, other)));
  }
  if (isRecord(before)) {
    return Object.entries(before).some(([name, value]) =>
      isShortened(value, isRecord(after) ? after[name] : undefined),
    );
  }
  return before !== after && String(before).startsWith(String(after));
};

export const findShortenedField = (stored: Input, next: Input): string | undefined =>
  Object.keys(stored).find((field) => !saleFields.has(field) && isShortened(stored[field], next[field]));
