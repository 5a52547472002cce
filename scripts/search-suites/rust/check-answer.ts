import { isDeepStrictEqual } from 'node:util';
import { readValue, type Scope, UnreadableValue } from './read-value.ts';

interface Answer {
  readonly code: number;
  readonly response: unknown;
}

const readSubject = (written: string, { code, response }: Answer): unknown => {
  const text = written
    .replace(/^&/, '')
    .replace(/^json_string!\(\s*/, '')
    .trim();
  if (text === 'code') return code;
  const path = /^response((?:\[(?:"[^"]*"|\d+)\])*)(\.as_array\(\)\s*\.unwrap\(\)\s*\.len\(\))?/.exec(text);
  if (path === null) throw new UnreadableValue(text);
  let value = response;
  for (const [, name] of (path[1] ?? '').matchAll(/\[("[^"]*"|\d+)\]/g)) {
    value = (value as Readonly<Record<string, unknown>> | undefined)?.[JSON.parse(name ?? '""') as string];
  }
  return path[2] === undefined ? (value ?? null) : (value as readonly unknown[] | undefined)?.length;
};

const hasParts = (text: string, parts: readonly string[]): boolean => {
  let from = 0;
  for (const part of parts) {
    const at = text.indexOf(part, from);
    if (at < 0) return false;
    from = at + part.length;
  }
  return text.startsWith(parts[0] ?? '') && text.endsWith(parts.at(-1) ?? '');
};

const isLike = (found: unknown, expected: unknown): boolean => {
  if (typeof expected === 'string' && /\[\w+\]/.test(expected)) {
    return /^\[\w+\]$/.test(expected) || hasParts(String(found), expected.split(/\[\w+\]/));
  }
  if (typeof expected !== 'object' || expected === null) return isDeepStrictEqual(found, expected);
  if (typeof found !== 'object' || found === null || Array.isArray(found) !== Array.isArray(expected)) return false;
  const names = Object.keys(expected);
  return (
    names.length === Object.keys(found).length &&
    names.every((name) => isLike((found as Record<string, unknown>)[name], (expected as Record<string, unknown>)[name]))
  );
};

export const checkAnswer = (
  macro: string,
  given: readonly string[],
  answer: Answer,
  scope: Scope,
): { readonly wanted: unknown; readonly found: unknown } | undefined => {
  const [subject = '', ...others] = given;
  if (macro === 'assert') {
    const presence = /^response\.get\("(\w+)"\)\.is_(some|none)\(\)$/.exec(subject);
    if (presence === null) throw new UnreadableValue(subject);
    const isThere = Object.hasOwn(Object(answer.response), presence[1] ?? '');
    return isThere === (presence[2] === 'some') ? undefined : { wanted: presence[0], found: isThere };
  }
  const found = readSubject(subject, answer);
  const snapshot = others.find((other) => /^@r?#*"/.test(other));
  if (macro === 'assert_eq') {
    const wanted = readValue(others[0] ?? '', scope);
    return isLike(found, wanted) ? undefined : { wanted, found };
  }
  if (snapshot === undefined) throw new UnreadableValue(given.join());
  const text = String(readValue(snapshot, scope));
  const isJson = /^\s*[[{]/.test(text) && !/^\[\w+\]$/.test(text);
  const wanted: unknown = isJson ? JSON.parse(text) : subject === 'code' ? Number.parseInt(text, 10) : text;
  const shown = isJson || subject === 'code' ? found : typeof found === 'string' ? found : JSON.stringify(found);
  return isLike(shown, wanted) ? undefined : { wanted, found };
};
