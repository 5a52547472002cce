import { expect, it } from 'vitest';
import { clearRecentSearches, readRecentSearches, storeRecentSearch } from './recent-searches.ts';

const makeStorage = (stored?: string) => {
  let value = stored ?? null;
  const storage = { getItem: () => value, setItem: (_: string, text: string) => (value = text) };
  return () => storage as unknown as Storage;
};

it('stores the last five searches, the latest first, each once', () => {
  const open = makeStorage();
  for (const words of ['kia', 'ute', ' KIA ', '', 'suv', 'ev', 'hatch', 'mazda 3']) storeRecentSearch(words, open);
  expect(readRecentSearches(open)).toEqual(['mazda 3', 'hatch', 'ev', 'suv', 'KIA']);
  clearRecentSearches(open);
  expect(readRecentSearches(open)).toEqual([]);
});

it.each(['{', '"kia"', '[1, null]'])('ignores %s, which it did not write', (stored) => {
  expect(readRecentSearches(makeStorage(stored))).toEqual([]);
});

it('works when the browser blocks storage', () => {
  const refuse = (): Storage => {
    throw new Error('SecurityError');
  };
  storeRecentSearch('kia', refuse);
  expect(readRecentSearches(refuse)).toEqual([]);
});
