/**
 * The kinds of value a vehicle field can hold. A kind parses a value from the edge (JSON of a feed or of the API, or
 * the text of a CSV cell) and formats it back, so that every field is typed, read and written by one description.
 */
export interface FieldKind<T> {
  /** What is allowed, for error messages: 'a whole number from 0 to 2000000'. */
  readonly allowed: string;
  /** The value inside, or undefined when the input is not allowed. Never throws. */
  readonly parse: (input: unknown) => T | undefined;
  /** The value at the edge. */
  // A method, so that kinds of different values fit one table.
  format(value: T): unknown;
}

const same = <T>(value: T): unknown => value;

/** PostgreSQL stores neither a NUL nor half of a surrogate pair: one of them would fail the write of every row with it. */
const isStorable = (value: string): boolean => value.isWellFormed() && !value.includes('\0');

/** Text of 1 to `maxLength` characters; white space at the ends is dropped; numbers are taken as their digits. */
export const text = (maxLength = 500): FieldKind<string> => ({
  allowed: `text of at most ${maxLength} characters`,
  parse: (input) => {
    const value = typeof input === 'number' ? String(input) : typeof input === 'string' ? input.trim() : undefined;
    return value !== undefined && value.length > 0 && value.length <= maxLength && isStorable(value)
      ? value
      : undefined;
  },
  format: same,
});

const toNumber = (input: unknown): number => {
  if (typeof input === 'number') return input;
  if (typeof input !== 'string' || !/^-?[\d,]*\.?\d+$/.test(input.trim())) return Number.NaN;
  return Number(input.replaceAll(',', ''));
};

/** A number from `min` to `max`. */
export const decimal = (min = 0, max = 10_000_000): FieldKind<number> => ({
  allowed: `a number from ${min} to ${max}`,
  parse: (input) => {
    const value = toNumber(input);
    return value >= min && value <= max ? value : undefined;
  },
  format: same,
});

/** A whole number from `min` to `max`. */
export const integer = (min = 0, max = 10_000_000): FieldKind<number> => ({
  allowed: `a whole number from ${min} to ${max}`,
  parse: (input) => {
    const value = toNumber(input);
    return Number.isInteger(value) && value >= min && value <= max ? value : undefined;
  },
  format: same,
});

const maxDollars = 10_000_000;

/** Dollars at the edge (with or without a currency sign), whole cents inside. */
export const dollars: FieldKind<number> = {
  allowed: `an amount of dollars from 0 to ${maxDollars}, at most two decimals`,
  parse: (input) => {
    const amount = toNumber(typeof input === 'string' ? input.trim().replace(/^\$\s*/, '') : input);
    const cents = Math.round(amount * 100);
    const isExact = Math.abs(cents - amount * 100) < 1e-4;
    return isExact && amount >= 0 && amount <= maxDollars ? cents : undefined;
  },
  format: (cents) => cents / 100,
};

const truths = new Map<unknown, boolean>([
  [true, true],
  [false, false],
  [1, true],
  [0, false],
  ...(['true', 'yes', 'y', '1'] as const).map((word) => [word, true] as const),
  ...(['false', 'no', 'n', '0'] as const).map((word) => [word, false] as const),
]);

/** True or false; also yes, no, y, n, 1 and 0. */
export const truth: FieldKind<boolean> = {
  allowed: 'true or false',
  parse: (input) => truths.get(typeof input === 'string' ? input.trim().toLowerCase() : input),
  format: same,
};

const isRealDate = (isoDate: string): boolean => {
  const time = Date.parse(`${isoDate}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(isoDate);
};

/** A calendar day without a zone, 'YYYY-MM-DD' inside; '31/12/2026' is read as day, month, year. */
export const day: FieldKind<string> = {
  allowed: 'a date as YYYY-MM-DD or DD/MM/YYYY',
  parse: (input) => {
    if (typeof input !== 'string') return undefined;
    const value = input.trim();
    const australian = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(value);
    const iso = australian
      ? `${australian[3]}-${australian[2]?.padStart(2, '0')}-${australian[1]?.padStart(2, '0')}`
      : /^\d{4}-\d{2}-\d{2}/.exec(value)?.[0];
    return iso !== undefined && isRealDate(iso) ? iso : undefined;
  },
  format: same,
};

/** A month of a year, 'YYYY-MM' inside; '07/2021' and a whole date are read too. */
export const month: FieldKind<string> = {
  allowed: 'a month as YYYY-MM or MM/YYYY',
  parse: (input) => {
    if (typeof input !== 'string') return undefined;
    const value = input.trim();
    const australian = /^(\d{1,2})\/(\d{4})$/.exec(value);
    const iso = australian
      ? `${australian[2]}-${australian[1]?.padStart(2, '0')}`
      : (day.parse(value) ?? value).slice(0, 7);
    return /^\d{4}-(0[1-9]|1[0-2])$/.test(iso) ? iso : undefined;
  },
  format: same,
};

/** A moment: ISO 8601 with an offset at the edge, UTC ISO text inside. */
export const instant: FieldKind<string> = {
  allowed: 'a moment in ISO 8601 with an offset, such as 2026-11-21T09:30:00+10:00',
  parse: (input) => {
    if (typeof input !== 'string' || !/T.*(Z|[+-]\d{2}:?\d{2})$/.test(input.trim())) return undefined;
    const time = Date.parse(input.trim());
    return Number.isNaN(time) ? undefined : new Date(time).toISOString();
  },
  format: same,
};

/** One of a closed list of names; case and spaces or hyphens for underscores are forgiven. */
export const choice = <const Names extends readonly string[]>(names: Names): FieldKind<Names[number]> => ({
  allowed: `one of ${names.join(', ')}`,
  parse: (input) => {
    if (typeof input !== 'string') return undefined;
    const name = input
      .trim()
      .toLowerCase()
      .replaceAll(/[\s-]+/g, '_');
    return names.find((candidate) => candidate === name);
  },
  format: same,
});

/** A list whose entries are all of one kind; in a CSV cell the entries are parted by '|'. */
export const list = <T>(kind: FieldKind<T>, maxEntries = 500): FieldKind<readonly T[]> => ({
  allowed: `a list of at most ${maxEntries} entries, each ${kind.allowed}`,
  parse: (input) => {
    const entries = typeof input === 'string' ? input.split('|').filter((entry) => entry.trim() !== '') : input;
    if (!Array.isArray(entries) || entries.length > maxEntries) return undefined;
    const values: T[] = [];
    for (const entry of entries) {
      const value = kind.parse(entry);
      if (value === undefined) return undefined;
      values.push(value);
    }
    return values;
  },
  format: (values) => values.map(kind.format),
});

/** Values under free keys, all of one kind. */
export const keyed = <T>(kind: FieldKind<T>): FieldKind<Readonly<Record<string, T>>> => ({
  allowed: `an object whose values are each ${kind.allowed}`,
  parse: (input) => {
    if (typeof input !== 'object' || input === null || Array.isArray(input)) return undefined;
    const values: Record<string, T> = {};
    for (const [key, entry] of Object.entries(input)) {
      const value = kind.parse(entry);
      if (value === undefined || !isStorable(key)) return undefined;
      values[key] = value;
    }
    return values;
  },
  format: (values) => Object.fromEntries(Object.entries(values).map(([key, value]) => [key, kind.format(value)])),
});
