export type Shape<T> = (value: unknown) => value is T;

type Fields<T> = { readonly [Name in keyof T]-?: Shape<T[Name]> };

export const shapes = {
  text: (value: unknown): value is string => typeof value === 'string',
  number: (value: unknown): value is number => typeof value === 'number',
  flag: (value: unknown): value is boolean => typeof value === 'boolean',
  oneOf: <T extends string>(texts: Readonly<Record<NoInfer<T>, true>>): Shape<T> => {
    const known = new Set(Object.keys(texts));
    return (value): value is T => typeof value === 'string' && known.has(value);
  },
  orNull:
    <T>(shape: Shape<T>): Shape<T | null> =>
    (value): value is T | null =>
      value === null || shape(value),
  either:
    <A, B>(one: Shape<A>, other: Shape<B>): Shape<A | B> =>
    (value): value is A | B =>
      one(value) || other(value),
  listOf:
    <T>(shape: Shape<T>): Shape<readonly T[]> =>
    (value): value is readonly T[] =>
      Array.isArray(value) && value.every(shape),
  record:
    <T extends object>(fields: Fields<T>): Shape<T> =>
    (value): value is T =>
      typeof value === 'object' &&
      value !== null &&
      (Object.keys(fields) as (keyof T & string)[]).every((name) => fields[name](Reflect.get(value, name))),
} as const;
