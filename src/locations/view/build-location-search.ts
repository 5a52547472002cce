import { locationPaths } from '#src/lib/location-paths.ts';
import type { SiteLocation } from '#src/sites/model/site-location.ts';
import type { LocationFilter } from '../rules/places/location-filter.ts';
import type { LocationQuestion, PostcodeAnswer } from '../rules/places/location-question.ts';
import { kindLabels, type LocationKind, locationKinds } from './kind-labels.ts';
import type { LocationSearchView } from './location-search-view.ts';

const errors: Readonly<Record<PostcodeAnswer['kind'], string | null>> = {
  notAsked: null,
  found: null,
  malformed: 'Invalid postcode. Please enter a 4-digit number.',
  unknown: 'Invalid postcode',
};

const buildHref = (postcode: string, filter: LocationFilter): string => {
  const parameters = new URLSearchParams();
  if (filter !== 'all') parameters.set('type', String(filter));
  if (postcode !== '') parameters.set('postcode', postcode);
  const query = parameters.toString();
  return query === '' ? locationPaths.list : `${locationPaths.list}?${query}`;
};

/** Kinds that some place is of: a choice of one is none. */
const listKinds = (locations: readonly SiteLocation[]): readonly LocationKind[] => {
  const kinds = locationKinds.filter((kind) => locations.some(({ type, visible }) => visible && type === kind));
  return kinds.length > 1 ? kinds : [];
};

/** The search for the nearest of a dealer's places: the form, what it says, and the kinds to choose between. @spec L5.15, L8.01 */
export const buildLocationSearch = (
  locations: readonly SiteLocation[],
  { postcode, filter: chosen }: LocationQuestion,
  answer: PostcodeAnswer,
): LocationSearchView => {
  const kinds = listKinds(locations);
  const link = (label: string, filter: LocationFilter) => ({
    label,
    href: buildHref(answer.kind === 'found' ? postcode : '', filter),
    isChosen: filter === chosen,
  });
  return {
    action: locationPaths.list,
    postcode,
    error: errors[answer.kind],
    note: answer.kind === 'found' ? `The nearest to ${postcode} first, as the crow flies` : null,
    kinds: kinds.length === 0 ? [] : [link('All', 'all'), ...kinds.map((kind) => link(kindLabels[kind], kind))],
    filter: chosen === 'all' ? null : String(chosen),
  };
};
