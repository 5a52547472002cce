import { isStorableText } from '#src/lib/text/cut-text.ts';
import { defineKind, type FieldKind } from './define-kind.ts';

const toDigits = (input: number): string | undefined =>
  Number.isSafeInteger(input) || (Number.isFinite(input) && !Number.isInteger(input)) ? String(input) : undefined;

export const text = (maxLength = 500): FieldKind<string> =>
  defineKind({
    allowed: `text of at most ${maxLength} characters`,
    maxLength,
    read: (input) => {
      const value = typeof input === 'number' ? toDigits(input) : input;
      return typeof value === 'string' && value.length > 0 && value.length <= maxLength && isStorableText(value)
        ? value
        : undefined;
    },
  });

const truths = new Map<unknown, boolean>([
  [true, true],
  [false, false],
  [1, true],
  [0, false],
  ...(['true', 'yes', 'y', '1'] as const).map((word) => [word, true] as const),
  ...(['false', 'no', 'n', '0'] as const).map((word) => [word, false] as const),
]);

export const truth: FieldKind<boolean> = defineKind({
  allowed: 'true or false',
  maxLength: 5,
  read: (input) => truths.get(typeof input === 'string' ? input.toLowerCase() : input),
});

export const choice = <const Names extends readonly string[]>(names: Names): FieldKind<Names[number]> =>
  defineKind<Names[number]>({
    allowed: `one of ${names.join(', ')}`,
    maxLength: 40,
    read: (input) => {
      if (typeof input !== 'string') return undefined;
      const name = input.toLowerCase().replaceAll(/[\s-]+/g, '_');
      return names.find((candidate) => candidate === name);
    },
  });

export const list = <T>(kind: FieldKind<T>, maxEntries = 500): FieldKind<readonly T[]> =>
  defineKind<readonly T[]>({
    allowed: `a list of at most ${maxEntries} entries, each ${kind.allowed}`,
    maxLength: maxEntries * (kind.maxLength + 1),
    read: (input) => {
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

const maxKeys = 100;
const keyText = text(80);

export const keyed = <T>(kind: FieldKind<T>): FieldKind<Readonly<Record<string, T>>> =>
  defineKind<Readonly<Record<string, T>>>({
    allowed: `an object of at most ${maxKeys} values, each ${kind.allowed}`,
    maxLength: 0,
    read: (input) => {
      if (typeof input !== 'object' || input === null || Array.isArray(input)) return undefined;
      const entries = Object.entries(input);
      if (entries.length > maxKeys) return undefined;
      const values: [string, T][] = [];
      for (const [key, entry] of entries) {
        const value = kind.parse(entry);
        if (value === undefined || keyText.parse(key) !== key) return undefined;
        values.push([key, value]);
      }
      // Doesn't assign to an object, because a key can be '__proto__'.
      return Object.fromEntries(values);
    },
    format: (values) => Object.fromEntries(Object.entries(values).map(([key, value]) => [key, kind.format(value)])),
  });
