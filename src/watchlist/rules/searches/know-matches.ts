import { dayMs } from '#src/lib/durations.ts';
import { mostRemembered } from './search-form.ts';

/** Those of a search's matches that its visitor has not known yet, in their order. @spec B1.15 */
export const findNewMatches = (knownIds: readonly number[], matchIds: readonly number[]): readonly number[] => {
  const known = new Set(knownIds);
  return [...new Set(matchIds)].filter((id) => !known.has(id));
};

/**
 * What a visitor knows once they were told of a search's matches: these, and those that left it, as many as are remembered. So one
 * that comes back, unsold after all or at its old price, is told once and not again.
 * @spec B1.15
 */
export const knowMatches = (
  knownIds: readonly number[],
  matchIds: readonly number[],
  remembered = mostRemembered,
): readonly number[] => {
  const matches = [...new Set(matchIds)];
  const left = findNewMatches(matches, knownIds);
  return [...matches, ...left.slice(0, remembered)];
};

/** One letter about searches a day, in milliseconds. */
const quietMs = dayMs;

/** Whether a visitor can be told of their searches again: a day after the last letter. What came meanwhile is told then. @spec B1.15 */
export const isSearchDue = (notifiedAt: Date | null, now: Date): boolean =>
  notifiedAt === null || now.getTime() - notifiedAt.getTime() >= quietMs;
