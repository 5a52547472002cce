import type { z } from 'zod';
import { areReviewsShown } from '#src/reviews/rules/choose-shown-sets.ts';
import type { ReviewsConfig } from '#src/reviews/rules/config.ts';
import type { NavigationEntry } from '../model/navigation-entry.ts';
import type { SiteLocation } from '../model/site-location.ts';
import { presets } from '../presets/presets.ts';
import { buildDealerships, buildLocations } from './build-locations.ts';
import { explainIssues } from './explain-issues.ts';
import { findReferenceProblems } from './find-reference-problems.ts';
import type { Legal } from './legal-schema.ts';
import { findManufacturer } from './manufacturers.ts';
import { isRawObject, mergeLayers, type RawObject } from './merge-layers.ts';
import type { NavigationEntryInput } from './navigation-schema.ts';
import { normalisePhone } from './normalise-phone.ts';
import type { ResolvedSite, UnversionedSite } from './resolved-site.ts';
import type { SiteProblem } from './site-problem.ts';
import type { SiteInput } from './site-schema.ts';
import { siteSchema, templateNames } from './site-schema.ts';
import { type SliceConfigs, sliceFragments } from './slice-fragments.ts';

const normaliseIfAny = (phone: string | null): string | null => (phone === null ? null : normalisePhone(phone));

export type SitePages = Pick<ResolvedSite, 'content' | 'redirects' | 'publications'>;

/** @spec L5.18 */
const keepShownReviews = (location: SiteLocation, config: ReviewsConfig): SiteLocation =>
  location.reviews === null || areReviewsShown(location.reviews.averageRating, config)
    ? location
    : { ...location, reviews: null };

const buildNavigationEntry = ({ label, href, page, list, links }: NavigationEntryInput): NavigationEntry => {
  if (list !== undefined) return { kind: 'list', label, list };
  if (links !== undefined) return { kind: 'group', label, links };
  if (page !== undefined) return { kind: 'page', label, page };
  return { kind: 'link', label, href: href ?? '/' };
};

/** Removes a repeated label from the licence's number: 'LMCT 11422' under the label 'LMCT' becomes '11422'. */
const dropLabel = ({ label, number }: Legal['licences'][number]): Legal['licences'][number] => {
  const rest = number.toLowerCase().startsWith(label.toLowerCase()) ? number.slice(label.length) : number;
  return { label, number: /^\W*\d/.test(rest) ? rest.replace(/^\W+/, '') : number };
};

const isSlice = (key: string): boolean => Object.hasOwn(sliceFragments, key);

const keepKeys = (input: SiteInput, isKept: (key: string) => boolean): object =>
  Object.fromEntries(Object.entries(input).filter(([key]) => isKept(key)));

const splitSiteInput = (input: SiteInput) => ({
  config: keepKeys(input, isSlice) as SliceConfigs,
  site: keepKeys(input, (key) => !isSlice(key)) as Omit<SiteInput, keyof SliceConfigs>,
});

const buildResolvedSite = (input: SiteInput, pages: SitePages): UnversionedSite => {
  const { config, site } = splitSiteInput(input);
  const dealerships = buildDealerships(site.dealerships);
  return {
    ...site,
    legal: { ...site.legal, licences: site.legal.licences.map(dropLabel) },
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

export type SiteResolution =
  | { readonly kind: 'site'; readonly site: UnversionedSite }
  | { readonly kind: 'refused'; readonly problems: readonly SiteProblem[] };

const findPreset = (raw: RawObject): RawObject => {
  const name = templateNames.find((template) => template === raw.template);
  return name === undefined ? {} : { ...presets[name] };
};

export const layerOverPreset = (raw: RawObject): RawObject => mergeLayers(findPreset(raw), raw);

/**
 * Combines the schema's defaults, the template's preset and the site's own file. Later layers override earlier ones.
 * @spec B0.02, B1.16
 */
export const resolveSite = (raw: unknown, pages: SitePages): SiteResolution => {
  if (!isRawObject(raw)) {
    return {
      kind: 'refused',
      problems: [{ path: [], message: 'has no keys', allowed: 'slug, template, name, ...' }],
    };
  }
  const input = layerOverPreset(raw);
  const parsed: z.ZodSafeParseResult<z.output<typeof siteSchema>> = siteSchema.safeParse(input);
  if (!parsed.success) return { kind: 'refused', problems: explainIssues(parsed.error.issues, input) };
  const problems = findReferenceProblems(parsed.data);
  if (problems.length > 0) return { kind: 'refused', problems };
  return { kind: 'site', site: buildResolvedSite(parsed.data, pages) };
};
