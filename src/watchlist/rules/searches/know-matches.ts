import { dayMs } from '#src/lib/durations.ts';
import { mostRemembered } from './search-form.ts';

/** Returns the matches that the visitor doesn't know yet, in order. @spec B1.15 */
export const findNewMatches = (knownIds: readonly number[], matchIds: readonly number[]): readonly number[] => {
  const known = new Set(knownIds);
  return [...new Set(matchIds)].filter((id) => !known.has(id));
};

/**
 * Returns what a visitor knows after a notice: the current matches and, up to a limit, earlier ones. A vehicle that
 * returns is then not reported again.
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

const quietMs = dayMs;

/**
 * Returns true if the last message about searches was sent at least a day ago, or never. New matches wait until then.
 * @spec B1.15
 */
export const isSearchDue = (notifiedAt: Date | null, now: Date): boolean =>
  notifiedAt === null || now.getTime() - notifiedAt.getTime() >= quietMs;
