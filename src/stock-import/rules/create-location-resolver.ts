import { slugify } from '#src/lib/text/slugify.ts';
import type { ResolvedLocation, ResolveLocation } from './complete-feed-record.ts';

export interface FeedLocation {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly dealershipId: number | null;
  readonly address: {
    readonly street: string;
    readonly city: string;
    readonly state: string;
    readonly postcode: string;
  };
  readonly contact: { readonly phone: string };
  readonly distributionLocations: readonly string[];
}

interface FeedDealership {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
}

export interface FeedPlaces {
  readonly locations: readonly FeedLocation[];
  readonly dealerships: readonly FeedDealership[];
}

const describePlace = (location: FeedLocation, dealership: FeedDealership | undefined): ResolvedLocation => {
  const { street, city, state, postcode } = location.address;
  return {
    location: {
      name: location.name,
      slug: location.slug,
      phone: location.contact.phone,
      address: { id: location.id, street, city, state, postcode },
      distributionLocations: location.distributionLocations,
    },
    locationId: location.id,
    locationName: location.name,
    city,
    state,
    dealershipId: dealership?.id ?? null,
    dealershipSlug: dealership?.slug ?? null,
    dealershipName: dealership?.name ?? null,
  };
};

const yardWords: ReadonlySet<string> = new Set([
  'yard',
  'branch',
  'dealership',
  'lot',
  'showroom',
  'site',
  'location',
  'store',
  'depot',
  'sales',
  'used',
  'new',
  'cars',
  'vehicles',
  'preowned',
]);

const longWords: ReadonlyMap<string, string> = new Map([
  ['mt', 'mount'],
  ['mnt', 'mount'],
  ['st', 'saint'],
  ['nth', 'north'],
  ['sth', 'south'],
  ['est', 'east'],
  ['wst', 'west'],
  ['hts', 'heights'],
]);

export const spellOutWords = (text: string): readonly string[] =>
  slugify(text)
    .split('-')
    .map((word) => longWords.get(word) ?? word);

const spellOut = (code: string): string => spellOutWords(code).join('-');

const dropWords = (code: string, words: ReadonlySet<string>): string =>
  spellOutWords(code)
    .filter((word) => !words.has(word))
    .join('-');

export const listNameWords = (dealerships: FeedPlaces['dealerships']): ReadonlySet<string> =>
  new Set([...yardWords, ...dealerships.flatMap(({ name }) => spellOutWords(name))]);

const addUnambiguous = (
  byCode: Map<string, ResolvedLocation>,
  codes: readonly (readonly [string, ResolvedLocation])[],
): void => {
  const found = new Map<string, ResolvedLocation | null>();
  for (const [code, place] of codes) {
    const earlier = found.get(code);
    found.set(code, earlier === undefined || earlier === place ? place : null);
  }
  for (const [code, place] of found) if (code !== '' && place !== null && !byCode.has(code)) byCode.set(code, place);
};

/**
 * Creates a resolver for the yard names in a feed. It looks up the site's `yards`, then the locations' names, slugs and
 * ids, then their suburbs. If nothing matches, it spells out words such as 'Mt', then leaves out words such as 'yard',
 * and last the words of the dealerships' names.
 * @spec B3.07
 */
export const createLocationResolver = (
  { locations, dealerships }: FeedPlaces,
  yards: Readonly<Record<string, string>> = {},
): ResolveLocation => {
  const byCode = new Map<string, ResolvedLocation>();
  const places = locations.map((location) => ({
    location,
    resolved: describePlace(
      location,
      dealerships.find(({ id }) => id === location.dealershipId),
    ),
  }));
  for (const { location, resolved } of places) {
    for (const code of [location.name, location.slug, String(location.id)]) byCode.set(slugify(code), resolved);
  }
  const bySlug = new Map(places.map(({ location, resolved }) => [location.slug, resolved]));
  for (const [name, slug] of Object.entries(yards)) {
    const resolved = bySlug.get(slug);
    if (resolved !== undefined) byCode.set(slugify(name), resolved);
  }
  const nameWords = listNameWords(dealerships);
  addUnambiguous(
    byCode,
    places.map(({ location, resolved }) => [slugify(location.address.city), resolved] as const),
  );
  const bySpeltOut = new Map<string, ResolvedLocation>();
  addUnambiguous(
    bySpeltOut,
    [...byCode].map(([code, resolved]) => [spellOut(code), resolved] as const),
  );
  const byCoreName = new Map<string, ResolvedLocation>();
  for (const words of [yardWords, nameWords]) {
    addUnambiguous(
      byCoreName,
      places.flatMap(({ location, resolved }) => [
        [dropWords(location.name, words), resolved] as const,
        [dropWords(location.address.city, words), resolved] as const,
      ]),
    );
  }
  return (code) =>
    byCode.get(slugify(code)) ??
    bySpeltOut.get(spellOut(code)) ??
    byCoreName.get(dropWords(code, yardWords)) ??
    byCoreName.get(dropWords(code, nameWords));
};
