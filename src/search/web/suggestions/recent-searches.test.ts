import { expect, it } from 'vitest';
import { clearRecentSearches, keepRecentSearch, readRecentSearches } from './recent-searches.ts';

const makeStorage = (kept?: string) => {
  let value = kept ?? null;
  const storage = { getItem: () => value, setItem: (_: string, text: string) => (value = text) };
  return () => storage as unknown as Storage;
};

it('keeps the last five searches, the latest first, each once', () => {
  const open = makeStorage();
  for (const words of ['kia', 'ute', ' KIA ', '', 'suv', 'ev', 'hatch', 'mazda 3']) keepRecentSearch(words, open);
  expect(readRecentSearches(open)).toEqual(['mazda 3', 'hatch', 'ev', 'suv', 'KIA']);
  clearRecentSearches(open);
  expect(readRecentSearches(open)).toEqual([]);
});

it.each(['{', '"kia"', '[1, null]'])('takes %s, which it did not write, for nothing', (kept) => {
  expect(readRecentSearches(makeStorage(kept))).toEqual([]);
});

it('does without a browser that keeps nothing', () => {
  const refuse = (): Storage => {
    throw new Error('SecurityError');
  };
  keepRecentSearch('kia', refuse);
  expect(readRecentSearches(refuse)).toEqual([]);
});
