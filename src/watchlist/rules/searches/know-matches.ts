import { dayMs } from '#src/lib/durations.ts';
import { mostRemembered } from './search-form.ts';

/** @spec B1.15 */
export const findNewMatches = (knownIds: readonly number[], matchIds: readonly number[]): readonly number[] => {
  const known = new Set(knownIds);
  return [...new Set(matchIds)].filter((id) => !known.has(id));
};

/** Keeps earlier matches, up to a limit, so that a vehicle that returns isn't reported again. @spec B1.15 */
export const knowMatches = (
  knownIds: readonly number[],
  matchIds: readonly number[],
  remembered = mostRemembered,
): readonly number[] => {
  const matches = [...new Set(matchIds)];
  const left = findNewMatches(matches, knownIds);
  return [...matches, ...left.slice(0, remembered)];
};

const quietMs = dayMs;

/** @spec B1.15 */
export const isSearchDue = (notifiedAt: Date | null, now: Date): boolean =>
  notifiedAt === null || now.getTime() - notifiedAt.getTime() >= quietMs;
