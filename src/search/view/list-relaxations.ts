import { formatCount, type Noun } from '#src/lib/text/noun.ts';
import type { SearchState } from '../rules/search-state.ts';
import { buildSearchUrl } from '../rules/url/build-search-url.ts';
import type { SearchPaths } from '../rules/url/search-paths.ts';
import type { AppliedFilter } from './list-applied-filters.ts';

/** A way out of a search that found nothing: as few filters less as it takes, and what that would bring. */
interface RelaxationView {
  /** 'Without Red', 'Without Red and 8 seats' */
  readonly label: string;
  /** '12 cars' */
  readonly countText: string;
  readonly href: string;
}

/** @spec B2.21, B2.22 */
export interface NoResultsView {
  readonly title: string;
  readonly text: string;
  readonly clearLabel: string;
  readonly clearHref: string;
  /** Most vehicles first. */
  readonly relaxations: readonly RelaxationView[];
}

/** Filters of a search that found nothing whose worth is counted, and ways out that are offered, at the most. */
const maxCounted = 8;
const maxOffered = 3;
/** Searches counted at the most to find ways that drop several filters. */
const maxLongCounts = 36;

/** Filters to take off, and the search that is left with the vehicles that it finds. */
interface WayOut {
  readonly dropped: readonly AppliedFilter[];
  readonly state: SearchState;
  readonly found: number;
}

/** Takes filters off a search that found nothing, and counts what that brings. */
type Drop = (dropped: readonly AppliedFilter[]) => WayOut;

/**
 * The way out that keeps filters one after another, from one of them on, as long as something is found: none of those
 * that it drops could stay. It counts once a filter.
 */
const keepFrom = (start: number, applied: readonly AppliedFilter[], drop: Drop): WayOut | null => {
  const counted = applied.slice(0, maxCounted);
  return [...counted.slice(start), ...counted.slice(0, start)].reduce<WayOut | null>((way, filter) => {
    const kept = drop((way?.dropped ?? applied).filter((other) => other !== filter));
    return kept.found > 0 ? kept : way;
  }, null);
};

const areSame = (a: WayOut, b: WayOut): boolean =>
  a.dropped.length === b.dropped.length && a.dropped.every((filter) => b.dropped.includes(filter));

/** Ways that drop several filters, where no single one is in the way. Each keeps at least one. */
const findLongWays = (applied: readonly AppliedFilter[], drop: Drop): readonly WayOut[] =>
  applied
    .slice(0, Math.floor(maxLongCounts / Math.min(applied.length, maxCounted)))
    .slice(0, maxCounted)
    .map((_, start) => keepFrom(start, applied, drop))
    .filter((way) => way !== null)
    .filter((way, at, ways) => ways.findIndex((other) => areSame(way, other)) === at);

/** 'Without Green and 8 seats' */
const describeDropped = (dropped: readonly AppliedFilter[]): string => {
  const labels = dropped.map(({ label }) => label);
  const last = labels.at(-1) ?? '';
  return `Without ${labels.length > 1 ? `${labels.slice(0, -1).join(', ')} and ${last}` : last}`;
};

/**
 * The ways out of a search that found nothing, those that keep most of it first, then those that find most: without
 * one of its filters, or where that brings nothing, without as few as it takes.
 * @param applied the filters of the search
 * @param count vehicles that a search would find; asked at most 44 times
 * @spec B2.21
 */
export const listRelaxations = (
  search: SearchState,
  applied: readonly AppliedFilter[],
  count: (state: SearchState) => number,
  noun: Noun,
  paths: SearchPaths,
): readonly RelaxationView[] => {
  const drop: Drop = (dropped) => {
    const state = dropped.reduce((left, { takeOff }) => takeOff(left), search);
    return { dropped, state, found: count(state) };
  };
  const short = applied.slice(0, maxCounted).map((filter) => drop([filter]));
  const ways = short.some(({ found }) => found > 0) ? short : findLongWays(applied, drop);
  return ways
    .filter(({ found }) => found > 0)
    .toSorted((a, b) => a.dropped.length - b.dropped.length || b.found - a.found)
    .slice(0, maxOffered)
    .map(({ dropped, state, found }) => ({
      label: describeDropped(dropped),
      countText: formatCount(found, noun),
      href: buildSearchUrl(state, paths),
    }));
};
