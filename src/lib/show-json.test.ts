import { describe, expect, it } from 'vitest';
import { showJson } from './show-json.ts';

describe('showJson', () => {
  it('formats values as JSON, and values that JSON can’t express as text', () => {
    expect(showJson({ a: [1, 'b', null] })).toBe('{"a":[1,"b",null]}');
    expect(showJson(undefined)).toBe('undefined');
  });

  it('truncates long values', () => {
    expect(showJson('x'.repeat(5000))).toHaveLength(1001);
  });

  it('survives values that are nested too deeply', () => {
    expect(showJson(JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`))).toBe('…');
  });
});
