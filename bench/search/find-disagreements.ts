import { isDeepStrictEqual } from 'node:util';
import type { LoadedContestant } from './contestant.ts';
import type { BenchmarkQuery } from './generate-queries.ts';

/**
 * The kinds of query without words on which two engines differ in a total or a count: words are matched by each engine's
 * own lights, everything else has one right answer.
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
