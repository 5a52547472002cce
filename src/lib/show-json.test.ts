import { describe, expect, it } from 'vitest';
import { showJson } from './show-json.ts';

describe('showJson', () => {
  it('writes a value as JSON, and what JSON has no word for as text', () => {
    expect(showJson({ a: [1, 'b', null] })).toBe('{"a":[1,"b",null]}');
    expect(showJson(undefined)).toBe('undefined');
  });

  it('cuts what is long', () => {
    expect(showJson('x'.repeat(5000))).toHaveLength(1001);
  });

  it('gives up on what is nested too deeply to be written', () => {
    expect(showJson(JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`))).toBe('…');
  });
});
