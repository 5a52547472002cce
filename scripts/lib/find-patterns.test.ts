import { describe, expect, it } from 'vitest';
import { findPatterns, isSlowPattern } from './find-patterns.ts';

describe('findPatterns', () => {
  it('finds the patterns of a file, in components and arguments too', () => {
    const code = 'const view = <p>{text.replaceAll(/a+/gu, String(/b/.exec(text)))}</p>;';
    expect(findPatterns(code, true).patterns).toEqual([
      { source: 'a+', flags: 'gu' },
      { source: 'b', flags: '' },
    ]);
  });

  it('counts the patterns that are built from strings', () => {
    expect(findPatterns('new RegExp(one); RegExp(two); text.match(three);', false).built).toBe(2);
  });
});

describe('isSlowPattern', () => {
  it.each(['^(a+)+$', '^-?[\\d,]*\\.?\\d+$', '\\s*kms?$', '^-+|-+$', 'T.*Z$', '^\\s+|\\s+$'])(
    'is true for %s',
    (source) => expect(isSlowPattern({ source, flags: '' })).toBe(true),
  );

  it.each(['^-?\\d+(?:\\.\\d+)?$', '^\\s+', '[^a-z0-9]+', '^(\\d{1,2})/(\\d{4})$'])('is false for %s', (source) =>
    expect(isSlowPattern({ source, flags: 'g' })).toBe(false),
  );
});
