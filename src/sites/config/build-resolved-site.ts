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

/** What a site's folder holds beside its file. */
export type SitePages = Pick<ResolvedSite, 'content' | 'redirects' | 'publications'>;

/** A place without its rating where that is hidden or too low: every page then keeps to it. @spec L5.18 */
const keepShownReviews = (location: SiteLocation, config: ReviewsConfig): SiteLocation =>
  location.reviews === null || areReviewsShown(location.reviews.averageRating, config)
    ? location
    : { ...location, reviews: null };

/** An entry as a tagged union; the schema has seen to it that exactly one of its parts is there. */
const buildNavigationEntry = ({ label, href, page, list, links }: NavigationEntryInput): NavigationEntry => {
  if (list !== undefined) return { kind: 'list', label, list };
  if (links !== undefined) return { kind: 'group', label, links };
  if (page !== undefined) return { kind: 'page', label, page };
  return { kind: 'link', label, href: href ?? '/' };
};

const isSlice = (key: string): boolean => Object.hasOwn(sliceFragments, key);

const keepKeys = (input: SiteInput, isKept: (key: string) => boolean): object =>
  Object.fromEntries(Object.entries(input).filter(([key]) => isKept(key)));

/** A site's file in two: the switches of the slices, and what is said of the site itself. */
const splitSiteInput = (input: SiteInput) => ({
  config: keepKeys(input, isSlice) as SliceConfigs,
  site: keepKeys(input, (key) => !isSlice(key)) as Omit<SiteInput, keyof SliceConfigs>,
});

/** The site that a checked file describes, all but the hash of itself. */
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
