import { findClosing, splitArguments } from './find-closing.ts';

export type Scope = ReadonlyMap<string, unknown>;

export class UnreadableValue extends Error {}

const withoutComments = (text: string): string => text.replaceAll(/(^|\s)\/\/[^\n]*/g, '$1').trim();

const readString = (text: string): string => {
  const raw = /^@?r(#*)"([\s\S]*)"\1$/.exec(text);
  if (raw !== null) return raw[2] ?? '';
  return JSON.parse(
    text
      .replace(/^@/, '')
      .replaceAll(/\\\n\s*/g, '')
      .replaceAll("\\'", "'")
      .replaceAll('\n', '\\n'),
  );
};

/**
 * Reads a Rust value, such as JSON in `json!(…)`. The value can name earlier variables. Throws UnreadableValue for
 * other code.
 */
export const readValue = (written: string, scope: Scope): unknown => {
  const text = withoutComments(written)
    .replace(/^&/, '')
    .replace(/\.clone\(\)$/, '');
  if (text.startsWith('json!(')) return readValue(text.slice(6, findClosing(text, 5)), scope);
  if (text.startsWith('[')) return splitArguments(text, 0).map((part) => readValue(part, scope));
  if (text.startsWith('{')) {
    const entries = splitArguments(text, 0).map((part) => {
      const entry = /^("(?:[^"\\]|\\.)*"|\w+)\s*:([\s\S]*)$/.exec(withoutComments(part));
      if (entry === null) throw new UnreadableValue(part);
      return [String(readValue(entry[1] ?? '', scope)), readValue(entry[2] ?? '', scope)] as const;
    });
    return Object.fromEntries(entries);
  }
  if (/^@?r?#*"/.test(text)) return readString(text);
  if (/^-?\d[\d_]*(?:\.\d+)?(?:e-?\d+)?$/.test(text)) return Number(text.replaceAll('_', ''));
  if (['true', 'false', 'null'].includes(text)) return JSON.parse(text);
  if (scope.has(text)) return scope.get(text);
  throw new UnreadableValue(text);
};
