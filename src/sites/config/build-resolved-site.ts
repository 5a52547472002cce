import { areReviewsShown } from '#src/reviews/rules/are-reviews-shown.ts';
import type { ReviewsConfig } from '#src/reviews/rules/config.ts';
import type { SiteLocation } from '../model/site-location.ts';
import { buildDealerships, buildLocations } from './build-locations.ts';
import { buildNavigationEntry } from './build-navigation.ts';
import { findManufacturer } from './find-manufacturer.ts';
import { normalisePhone } from './normalise-phone.ts';
import type { ResolvedSite } from './resolved-site.ts';
import type { SiteInput } from './site-schema.ts';
import { splitSiteInput } from './split-site-input.ts';

const normaliseIfAny = (phone: string | null): string | null => (phone === null ? null : normalisePhone(phone));

/** What a site's folder holds beside its file. */
export type SitePages = Pick<ResolvedSite, 'content' | 'redirects' | 'publications'>;

/** A place without its rating where that is hidden or too low: every page then keeps to it. @spec L5.18 */
const keepShownReviews = (location: SiteLocation, config: ReviewsConfig): SiteLocation =>
  location.reviews === null || areReviewsShown(location.reviews.averageRating, config)
    ? location
    : { ...location, reviews: null };

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
