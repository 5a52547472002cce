import { buildOfferList } from '#src/app/storefront/offers/build-offer-list.server.ts';
import { buildOfferPage } from '#src/app/storefront/offers/build-offer-page.ts';
import { OffersPage } from '#src/app/storefront/offers/offers-page.tsx';
import type { Offer } from '#src/sites/model/publications.ts';
import { makeContentPage } from '#src/sites/testing/make-content-page.ts';
import { drawOnSite } from './draw-on-site.tsx';
import { makeTestContext } from './make-test-context.ts';

const lender = {
  name: 'Wattle Finance',
  establishmentFeeDollars: 400,
  fees: [{ label: 'account', dollars: 10, every: 'month' }],
};

export const withLender = { provider: 'lender', providers: { lender } };

export const contextWith = (offers: readonly Offer[], config: Record<string, unknown> = { finance: withLender }) => {
  const context = makeTestContext(config);
  return { ...context, site: { ...context.site, publications: { ...context.site.publications, offers } } };
};

export const writtenWith = (offers: readonly Offer[]) => {
  const context = contextWith(offers);
  const page = makeContentPage('special-offers', '<p>Ask for any of these.</p>', { title: 'What is on' });
  return { ...context, site: { ...context.site, content: { 'special-offers': page } } };
};

export const drawOfferList = (
  offers: readonly Offer[],
  make: string | null = null,
  config?: Record<string, unknown>,
): string | undefined => {
  const context = contextWith(offers, config);
  const view = buildOfferList(make, context);
  return view === undefined ? undefined : drawOnSite(<OffersPage view={view} />, context);
};

export const drawOffer = (
  id: string,
  offers: readonly Offer[],
  config?: Record<string, unknown>,
): string | undefined => {
  const context = contextWith(offers, config);
  const view = buildOfferPage(id, context);
  return view === undefined ? undefined : drawOnSite(<OffersPage view={view} />, context);
};
