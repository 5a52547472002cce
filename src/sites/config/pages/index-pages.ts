import { listTags, reviewTag } from '#src/blog/rules/list-tags.ts';
import { readTargetPath } from '#src/content/rules/redirects/redirect.ts';
import { accountPaths } from '#src/lib/account-paths.ts';
import * as pagePaths from '#src/lib/page-paths.ts';
import { contentPaths, locationPaths } from '#src/lib/page-paths.ts';
import { publicationPaths } from '#src/lib/publication-paths.ts';
import { isOfferOfWebsite } from '#src/offers/rules/list-shown-offers.ts';
import type { UnversionedSite } from '../resolved-site.ts';
import { listPagePaths } from './list-page-paths.ts';

const when = (isServed: boolean, ...paths: readonly string[]): readonly string[] => (isServed ? paths : []);

const listSwitchedPaths = ({ config }: UnversionedSite): readonly string[] => [
  ...when(config.tradeIn.enabled, ...config.tradeIn.pages.map(pagePaths.content)),
  ...when(config.financeApplication.enabled, pagePaths.financeApplication),
  ...when(config.calculators.budget.isOffered, pagePaths.budgetSearch),
  ...when(config.favourites.isEnabled && config.favourites.hasGaragePage, config.favourites.garagePath),
  ...when(config.watchlist.isEnabled, accountPaths.watchlist),
  ...when(config.watchlist.isEnabled && config.watchlist.savedSearches, accountPaths.savedSearches),
  ...when(config.onlinePayment.isEnabled, accountPaths.onlinePayment),
  ...when(config.wheel.campaign !== null, accountPaths.spinToWin),
];

const listPublishedPaths = ({ publications, websiteId, config }: UnversionedSite): readonly string[] => [
  ...publications.offers
    .filter((offer) => isOfferOfWebsite(offer, websiteId))
    .flatMap(({ id, manufacturer }) =>
      [null, manufacturer?.slug ?? null].map((make) => publicationPaths.offer(id, make)),
    ),
  ...when(publications.reviewSets.length > 0, publicationPaths.reviews),
  ...when(config.blog.isEnabled && publications.posts.length > 0, publicationPaths.blog, publicationPaths.feed),
  ...[...listTags(publications.posts), reviewTag].map(({ slug }) => publicationPaths.blogEntry(slug)),
];

const listPaths = (site: UnversionedSite): ReadonlySet<string> =>
  new Set([
    ...[pagePaths.home, pagePaths.contact, pagePaths.contactUs, pagePaths.bookTestDrive, accountPaths.signIn],
    ...[pagePaths.success, pagePaths.unsubscribe, locationPaths.list],
    ...[contentPaths.models(null), publicationPaths.specialOffers],
    ...listPagePaths(site),
    ...listSwitchedPaths(site),
    ...listPublishedPaths(site),
    ...Object.keys(site.redirects),
  ]);

const openRoots = ['search', 'used-car', 'cars', 'media', 'images', 'compare', 'print'];

export interface PageIndex {
  /**
   * True for the site's pages and redirects. Also true for addresses that can't be checked: paths under roots such as
   * /search, and those that don't begin with /, such as mailto: links.
   */
  readonly has: (href: string) => boolean;
  readonly paths: readonly string[];
}

/** @spec L2.01, L2.12, L2.20 */
export const indexPages = (site: UnversionedSite): PageIndex => {
  const paths = listPaths(site);
  return {
    has: (href) => {
      if (!href.startsWith('/')) return true;
      const path = readTargetPath(href);
      return paths.has(path) || openRoots.includes(path.split('/')[1] ?? '');
    },
    paths: [...paths].toSorted(),
  };
};
