export interface FieldKind<T> {
  readonly allowed: string;
  /** In characters after trimming. 0 for kinds that are never text. */
  readonly maxLength: number;
  readonly parse: (input: unknown) => T | undefined;
  /** A method, not a property: method parameters are bivariant, so kinds of different values fit one table. */
  format(value: T): unknown;
}

export interface KindDescription<T> {
  readonly allowed: string;
  readonly maxLength: number;
  readonly read: (input: unknown) => T | undefined;
  readonly format?: (value: T) => unknown;
}

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
