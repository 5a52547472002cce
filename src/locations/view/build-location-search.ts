import { locationPaths } from '#src/lib/page-paths.ts';
import type { SiteLocation } from '#src/sites/model/site-location.ts';
import { chooseLocations } from '../rules/places/choose-locations.ts';
import type { LocationFilter, LocationQuestion, PostcodeAnswer } from '../rules/places/location-filter.ts';
import type { PlacesSite } from './build-location-card.ts';
import { kindLabels, type LocationKind, locationKinds } from './kind-labels.ts';

/** The search for the nearest of a dealer's places, as it stands in the address. @spec L5.15, L9.19 */
export interface LocationSearchView {
  readonly action: string;
  /** An example of the dealer's own state; null where there is one place, of which none is nearer: nothing is asked then. */
  readonly postcodeExample: string | null;
  /** As it was typed. */
  readonly postcode: string;
  /** What is wrong with it; null when nothing is. */
  readonly error: string | null;
  /** 'Nearest to 4000 first' */
  readonly note: string | null;
  /** The kinds of location to choose between; none where there is one kind. */
  readonly kinds: readonly { readonly label: string; readonly href: string; readonly isChosen: boolean }[];
  /** What is chosen among them, for the form to keep; null for all. */
  readonly filter: string | null;
}

type SearchedSite = Pick<PlacesSite, 'locations' | 'config'>;

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

/** The postcode of the dealer's first place, where another could be nearer. @spec L5.15 */
const findPostcodeExample = ({ locations, config }: SearchedSite): string | null => {
  const [first, ...others] = chooseLocations(locations, 'all', config.places);
  return first !== undefined && others.length > 0 ? first.address.postcode : null;
};

/** The search for the nearest of a dealer's places: the form, what it says, and the kinds to choose between. @spec L5.15, L8.01 */
export const buildLocationSearch = (
  site: SearchedSite,
  { postcode, filter: chosen }: LocationQuestion,
  answer: PostcodeAnswer,
): LocationSearchView => {
  const kinds = listKinds(site.locations);
  const postcodeExample = findPostcodeExample(site);
  const isOrdered = answer.kind === 'found' && postcodeExample !== null;
  const link = (label: string, filter: LocationFilter) => ({
    label,
    href: buildHref(answer.kind === 'found' ? postcode : '', filter),
    isChosen: filter === chosen,
  });
  return {
    action: locationPaths.list,
    postcodeExample,
    postcode,
    error: errors[answer.kind],
    note: isOrdered ? `The nearest to ${postcode} first, as the crow flies` : null,
    kinds: kinds.length === 0 ? [] : [link('All', 'all'), ...kinds.map((kind) => link(kindLabels[kind], kind))],
    filter: chosen === 'all' ? null : String(chosen),
  };
};
