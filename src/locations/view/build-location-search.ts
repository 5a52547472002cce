import { locationPaths } from '#src/lib/page-paths.ts';
import type { SiteLocation } from '#src/sites/model/site-location.ts';
import { chooseLocations } from '../rules/places/choose-locations.ts';
import type { LocationFilter, LocationQuestion, PostcodeAnswer } from '../rules/places/location-filter.ts';
import type { PlacesSite } from './build-location-card.ts';
import { kindLabels, type LocationKind, locationKinds } from './kind-labels.ts';

/** @spec L5.15, L9.19 */
export interface LocationSearchView {
  readonly action: string;
  readonly postcodeExample: string | null;
  readonly postcode: string;
  readonly error: string | null;
  readonly note: string | null;
  readonly kinds: readonly { readonly label: string; readonly href: string; readonly isChosen: boolean }[];
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

const listKinds = (locations: readonly SiteLocation[]): readonly LocationKind[] => {
  const kinds = locationKinds.filter((kind) => locations.some(({ type, visible }) => visible && type === kind));
  return kinds.length > 1 ? kinds : [];
};

/** @spec L5.15 */
const findPostcodeExample = ({ locations, config }: SearchedSite): string | null => {
  const [first, ...others] = chooseLocations(locations, 'all', config.places);
  return first !== undefined && others.length > 0 ? first.address.postcode : null;
};

/** @spec L5.15, L8.01 */
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
    note: isOrdered ? `Nearest to ${postcode} first, as the crow flies` : null,
    kinds: kinds.length === 0 ? [] : [link('All', 'all'), ...kinds.map((kind) => link(kindLabels[kind], kind))],
    filter: chosen === 'all' ? null : String(chosen),
  };
};
