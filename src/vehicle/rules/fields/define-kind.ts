/**
 * A kind of value that a vehicle field can hold. It parses a value from the edge (JSON of a feed or of the API, or the
 * text of a CSV cell) and formats it back, so that every field is typed, read and written by one description.
 */
export interface FieldKind<T> {
  /** What is allowed, for error messages: 'a whole number from 0 to 2000000'. */
  readonly allowed: string;
  /** The longest text that is looked at, in characters, white space at its ends aside; 0 for kinds that are never text. */
  readonly maxLength: number;
  /** The value inside, or undefined when the input is not allowed. Never throws. */
  readonly parse: (input: unknown) => T | undefined;
  /** The value at the edge. */
  // A method, so that kinds of different values fit one table.
  format(value: T): unknown;
}

/** A kind without its bound: `read` is handed text only when it is trimmed and no longer than `maxLength`. */
export interface KindDescription<T> {
  readonly allowed: string;
  readonly maxLength: number;
  readonly read: (input: unknown) => T | undefined;
  /** The value as it is when left out. */
  readonly format?: (value: T) => unknown;
}

/** Makes a kind. This is the one place where the length of a text is bounded before anything reads it. */
export const defineKind = <T>({
  allowed,
  maxLength,
  read,
  format = (value) => value,
}: KindDescription<T>): FieldKind<T> => ({
  allowed,
  maxLength,
  parse: (input) => {
    if (typeof input !== 'string') return read(input);
    const text = input.trim();
    return text.length > maxLength ? undefined : read(text);
  },
  format,
});
