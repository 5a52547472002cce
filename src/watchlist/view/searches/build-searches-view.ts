import { formatDayInWords } from '#src/lib/dates/format-date.ts';
import { localDay } from '#src/lib/dates/local-day.ts';
import { formatCount, type Noun } from '#src/lib/text/noun.ts';
import type { SearchConfig } from '#src/search/rules/config.ts';
import type { SearchState } from '#src/search/rules/search-state.ts';
import { listAppliedFilters } from '#src/search/view/list-applied-filters.ts';
import {
  type AskedSearches,
  maxNameLength,
  mostFollowed,
  mostSearches,
  type SearchAnswerWord,
} from '../../rules/searches/search-form.ts';

/** The page shows this text. It's stored with the consent. @spec L2.30 */
export const buildFollowConsent = ({ name, noun }: { readonly name: string; readonly noun: Noun }): string =>
  `By choosing ‘Alert me to new matches’ you agree that ${name} can tell you when new ${noun.many} match that search. You can stop alerts at any time.`;

export interface FoundSearch {
  readonly searchUuid: string;
  readonly name: string;
  readonly filters: string;
  readonly href: string;
  readonly savedAt: Date;
  readonly isFollowed: boolean;
  readonly count: number;
  readonly absent: string;
  /** 'broad' finds too many vehicles to follow. 'partial' has filters that no longer exist. */
  readonly standing: 'broad' | 'partial' | 'whole';
}

export interface WantedSearch {
  readonly query: string;
  readonly name: string;
  readonly sameUuid: string | null;
}

interface SavingSite {
  readonly name: string;
  readonly timeZone: string;
  readonly noun: Noun;
  readonly searchHref: string;
  readonly canTell: boolean;
}

export interface SearchRow {
  readonly id: string;
  readonly anchor: string;
  readonly name: string;
  readonly href: string;
  readonly countText: string;
  readonly about: string;
  readonly note: string | null;
  readonly follow: { readonly isOn: boolean; readonly label: string } | null;
  readonly nameError: string | null;
  readonly isRenamed: boolean;
}

export interface SavedSearchesView {
  readonly status: { readonly text: string; readonly isProblem: boolean } | null;
  readonly wanted: { readonly query: string; readonly name: string } | null;
  readonly rows: readonly SearchRow[];
  readonly consentText: string | null;
  readonly hasProblem: boolean;
  readonly maxNameLength: number;
  readonly noun: Noun;
  readonly searchHref: string;
}

const statuses: Readonly<Record<Exclude<SearchAnswerWord, 'name'>, string>> = {
  saved: 'Search saved.',
  known: 'You’ve already saved this search.',
  full: `You’ve already saved ${mostSearches} searches. Delete one first.`,
  renamed: 'Search renamed.',
  told: 'Alerts are on for this search.',
  silent: 'Alerts are off for this search.',
  gone: 'Search deleted.',
};

const anchorOf = (searchUuid: string): string => `search-${searchUuid}`;

const describeTrouble = ({ standing, absent, isFollowed }: FoundSearch, site: SavingSite): string | null => {
  if (standing === 'partial') {
    return 'Part of this search is no longer available. The link shows the rest. We won’t send you alerts for this search.';
  }
  if (absent !== '') return `Not in stock right now: ${absent}.`;
  if (standing === 'broad' && site.canTell && isFollowed) {
    return `This search finds more than ${mostFollowed} ${site.noun.many}. We’ll send alerts once it finds fewer.`;
  }
  return null;
};

const buildRow = (search: FoundSearch, site: SavingSite, asked: AskedSearches, hasWay: boolean): SearchRow => {
  const { searchUuid, name, filters, href, savedAt, isFollowed, count, standing } = search;
  const day = formatDayInWords(localDay(savedAt.getTime(), site.timeZone));
  const isAbout = asked.aboutUuid === searchUuid;
  const isUnsaid = isFollowed && site.canTell && !hasWay;
  const canFollow = site.canTell && (isFollowed || standing !== 'partial');
  return {
    id: searchUuid,
    name,
    href,
    anchor: anchorOf(searchUuid),
    countText: `${formatCount(count, site.noun)} now`,
    about: filters === name ? `Saved on ${day}` : `${filters}. Saved on ${day}`,
    note: isUnsaid ? 'To start getting alerts, choose email or text below.' : describeTrouble(search, site),
    follow: canFollow ? { isOn: isFollowed, label: isFollowed ? 'Stop alerts' : 'Alert me to new matches' } : null,
    nameError: isAbout && asked.answer === 'name' ? `Please enter a name of up to ${maxNameLength} characters.` : null,
    isRenamed: isAbout && asked.answer === 'name',
  };
};

const buildStatus = (
  { answer }: AskedSearches,
  wanted: WantedSearch | null,
  hasWay: boolean,
): SavedSearchesView['status'] => {
  const word = answer === null && wanted !== null && wanted.sameUuid !== null ? 'known' : answer;
  if (word === 'told' && !hasWay)
    return { text: 'One more step: choose how you’d like to get alerts.', isProblem: false };
  return word === null || word === 'name' ? null : { text: statuses[word], isProblem: word === 'full' };
};

/** @spec B1.15 */
export const buildSearchesView = (
  searches: readonly FoundSearch[],
  wanted: WantedSearch | null,
  site: SavingSite,
  asked: AskedSearches,
  hasWay: boolean,
): SavedSearchesView => ({
  status: buildStatus(asked, wanted, hasWay),
  wanted: wanted === null || wanted.sameUuid !== null ? null : { query: wanted.query, name: wanted.name },
  rows: searches.map((search) => buildRow(search, site, asked, hasWay)),
  consentText: site.canTell && searches.length > 0 ? buildFollowConsent(site) : null,
  hasProblem: asked.answer === 'full' || asked.answer === 'name',
  maxNameLength,
  noun: site.noun,
  searchHref: site.searchHref,
});

/** @spec B9.13 */
export const nameSearch = (state: SearchState, config: Pick<SearchConfig, 'carTypeLabels'>): string => {
  const labels = listAppliedFilters(state, config).map(({ label }) => label);
  const whole = labels.join(', ');
  if (whole.length <= maxNameLength) return whole;
  const fits = labels.filter((_, at) => labels.slice(0, at + 1).join(', ').length < maxNameLength);
  const name = fits.length === 0 ? whole.slice(0, maxNameLength - 1) : fits.join(', ');
  return `${name.trimEnd()}…`;
};
