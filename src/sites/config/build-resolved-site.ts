import { areReviewsShown } from '#src/reviews/rules/choose-shown-sets.ts';
import type { ReviewsConfig } from '#src/reviews/rules/config.ts';
import type { NavigationEntry } from '../model/navigation-entry.ts';
import type { SiteLocation } from '../model/site-location.ts';
import { buildDealerships, buildLocations } from './build-locations.ts';
import { findManufacturer } from './find-manufacturer.ts';
import type { NavigationEntryInput } from './navigation-schema.ts';
import { normalisePhone } from './normalise-phone.ts';
import type { ResolvedSite } from './resolved-site.ts';
import type { SiteInput } from './site-schema.ts';
import { type SliceConfigs, sliceFragments } from './slice-fragments.ts';

const normaliseIfAny = (phone: string | null): string | null => (phone === null ? null : normalisePhone(phone));

export type SitePages = Pick<ResolvedSite, 'content' | 'redirects' | 'publications'>;

/** Drops a location's rating if ratings are hidden or it is too low, so that no page shows it. @spec L5.18 */
const keepShownReviews = (location: SiteLocation, config: ReviewsConfig): SiteLocation =>
  location.reviews === null || areReviewsShown(location.reviews.averageRating, config)
    ? location
    : { ...location, reviews: null };

/** Converts an entry to a tagged union. The schema guarantees exactly one of its parts. */
const buildNavigationEntry = ({ label, href, page, list, links }: NavigationEntryInput): NavigationEntry => {
  if (list !== undefined) return { kind: 'list', label, list };
  if (links !== undefined) return { kind: 'group', label, links };
  if (page !== undefined) return { kind: 'page', label, page };
  return { kind: 'link', label, href: href ?? '/' };
};

const isSlice = (key: string): boolean => Object.hasOwn(sliceFragments, key);

const keepKeys = (input: SiteInput, isKept: (key: string) => boolean): object =>
  Object.fromEntries(Object.entries(input).filter(([key]) => isKept(key)));

const splitSiteInput = (input: SiteInput) => ({
  config: keepKeys(input, isSlice) as SliceConfigs,
  site: keepKeys(input, (key) => !isSlice(key)) as Omit<SiteInput, keyof SliceConfigs>,
});

export const buildResolvedSite = (input: SiteInput, pages: SitePages): Omit<ResolvedSite, 'configVersion'> => {
  const { config, site } = splitSiteInput(input);
  const dealerships = buildDealerships(site.dealerships);
  return {
    ...site,
    manufacturer: site.manufacturer === null ? null : (findManufacturer(site.manufacturer) ?? null),
    phones: {
      main: normalisePhone(site.phones.main),
      new: normaliseIfAny(site.phones.new),
      demo: normaliseIfAny(site.phones.demo),
      used: normaliseIfAny(site.phones.used),
    },
    locations: buildLocations(site.locations, dealerships, { siteTimeZone: site.timeZone, places: config.places }).map(
      (location) => keepShownReviews(location, config.reviews),
    ),
    dealerships,
    navigation: site.navigation.map(buildNavigationEntry),
    footer: {
      sentence: site.footer.sentence,
      groups: site.footer.groups.map(({ title, entries }) => ({
        title,
        entries: entries.map(buildNavigationEntry),
      })),
    },
    ...pages,
    config,
  };
};
