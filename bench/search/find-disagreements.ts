import { isDeepStrictEqual } from 'node:util';
import type { LoadedContestant } from './contestant.ts';
import type { BenchmarkQuery } from './generate-queries.ts';

/**
 * Returns the kinds of query on which the engines differ in a total or a count. Leaves out queries with words, because
 * each engine matches words in its own way.
 */
export const findDisagreements = (
  one: LoadedContestant,
  other: LoadedContestant,
  queries: readonly BenchmarkQuery[],
): string[] => {
  const differing = new Set<string>();
  for (const query of queries) {
    if (query.text !== '') continue;
    const a = one.search(query);
    const b = other.search(query);
    if (a.total !== b.total || !isDeepStrictEqual(a.facets, b.facets)) differing.add(query.kind);
  }
  return [...differing];
};
