import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readVisitedPages, recordVisitedPage } from './visited-pages.ts';

let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
});
afterEach(() => vi.unstubAllGlobals());

it('keeps a tab’s latest twenty pages, oldest first, without repeats in a row [L7.02]', () => {
  recordVisitedPage('/');
  recordVisitedPage('/');
  for (let at = 1; at <= 20; at += 1) recordVisitedPage(`/cars/${at}`);
  recordVisitedPage('/');
  expect(readVisitedPages()).toHaveLength(20);
  expect([readVisitedPages()[0], readVisitedPages().at(-1)]).toEqual(['/cars/2', '/']);
  recordVisitedPage(`/${'x'.repeat(400)}`);
  expect(readVisitedPages().at(-1)).toHaveLength(300);
});

it('returns nothing when storage is blocked or holds invalid data', () => {
  kept.set('forecourt.visited', '["https://evil.example",7]');
  expect(readVisitedPages()).toEqual([]);
  kept.set('forecourt.visited', '{');
  expect(readVisitedPages()).toEqual([]);
  vi.stubGlobal('sessionStorage', undefined);
  expect(readVisitedPages()).toEqual([]);
  expect(() => recordVisitedPage('/')).not.toThrow();
});
