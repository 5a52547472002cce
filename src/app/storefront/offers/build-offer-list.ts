import { buildBreadcrumbData } from '#src/app/storefront/build-breadcrumb-data.ts';
import { buildSiteOffer } from '#src/app/storefront/build-site-offer.ts';
import type { ViewContext } from '#src/app/storefront/view-context.ts';
import * as pagePaths from '#src/lib/page-paths.ts';
import { publicationPaths } from '#src/lib/publication-paths.ts';
import { listShownOffers } from '#src/offers/rules/list-shown-offers.ts';
import { buildMakeFilter } from '#src/offers/view/build-make-filter.ts';
import type { OfferView } from '#src/offers/view/offer-view.ts';
import { getOffersWords } from './get-offers-words.ts';
import type { OfferListView } from './offers-view.ts';

type OffersContext = Pick<ViewContext, 'site' | 'now'>;

const buildListData = (offers: readonly OfferView[], siteUrl: string): object => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  itemListElement: offers.map(({ name, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    url: `${siteUrl}${href}`,
  })),
});

/**
 * The offers of a site, all or those of a make, under what its dealer wrote of them; undefined for a site with neither, and
 * for a make that no offer is for. @spec L1.04, L2.25, L3.09
 */
export const buildOfferList = (makeSlug: string | null, { site, now }: OffersContext): OfferListView | undefined => {
  const { isWritten, title, description, html } = getOffersWords(site);
  const shown = listShownOffers(site, now);
  const chosen = makeSlug === null ? shown : shown.filter(({ manufacturer }) => manufacturer?.slug === makeSlug);
  const isNothing = !isWritten && shown.length === 0;
  if (isNothing || (makeSlug !== null && chosen.length === 0)) return undefined;
  const makeName = makeSlug === null ? null : (chosen[0]?.manufacturer?.name ?? null);
  const crumbs = [
    { label: 'Home', href: pagePaths.home },
    { label: title, href: null },
  ];
  const canonicalUrl = `${site.url}${makeSlug === null ? publicationPaths.specialOffers : publicationPaths.specialOffersOf(makeSlug)}`;
  const offers = chosen.map((offer) => buildSiteOffer(offer, site));
  return {
    kind: 'list',
    document: {
      documentTitle: `${makeName === null ? title : `${title}: ${makeName}`} | ${site.name}`,
      description,
      canonicalUrl,
      isIndexed: true,
      openGraphImageUrl: null,
      structuredData: [
        buildBreadcrumbData(crumbs, site.url, canonicalUrl),
        ...(offers.length > 0 ? [buildListData(offers, site.url)] : []),
      ],
    },
    crumbs,
    title,
    introHtml: html,
    makes: buildMakeFilter(shown, makeSlug),
    offers,
  };
};
