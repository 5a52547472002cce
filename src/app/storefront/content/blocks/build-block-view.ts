import { buildSiteOffer } from '#src/app/storefront/build-site-offer.ts';
import type { VehicleCardView } from '#src/app/storefront/vehicle-card/build-vehicle-card.ts';
import type { ViewContext } from '#src/app/storefront/view-context.ts';
import type { Person } from '#src/content/rules/config.ts';
import type { PaymentKind } from '#src/content/rules/payment-kinds.ts';
import { type BrandGroupView, buildBrandGroups, countBrands } from '#src/content/view/build-brand-groups.ts';
import { buildFigures, countYears, type FigureView } from '#src/content/view/build-figures.ts';
import { buildSalesCounter, type SalesCounterView } from '#src/content/view/build-sales-counter.ts';
import { buildLeadForm, type LeadFormView } from '#src/leads/view/build-lead-form.ts';
import * as pagePaths from '#src/lib/page-paths.ts';
import { publicationPaths } from '#src/lib/publication-paths.ts';
import { buildLocationBlock, type LocationBlockView } from '#src/locations/view/build-location-block.ts';
import type { MapDrawing } from '#src/locations/view/build-map-drawing.ts';
import { buildMapView, type MapView } from '#src/locations/view/build-map-view.ts';
import { buildShownPhone } from '#src/locations/view/build-phone-view.ts';
import { listShownOffers } from '#src/offers/rules/list-shown-offers.ts';
import type { OfferView } from '#src/offers/view/build-offer-view.ts';
import { buildReviewSets, type ReviewSetView } from '#src/reviews/view/build-review-sets.ts';
import type { StockTileView } from '#src/search/view/home/create-stock-tiles.ts';
import type { ContentBlock } from '#src/sites/config/pages/block-schemas.ts';
import type { SiteLink } from '#src/sites/model/navigation-entry.ts';

export interface StockRowRequest {
  readonly search: string;
  readonly limit: number;
}

export interface BlockStock {
  readonly count: number;
  readonly makesCount: number;
  readonly stockRows: Readonly<Record<string, readonly VehicleCardView[]>>;
}

const countsStock = (block: ContentBlock): boolean =>
  block.kind === 'figures' && block.figures.some(({ count }) => count === 'stock' || count === 'makes');

/** Lists the searches that a page's blocks show; empty if blocks only count the stock, null if none need the stock. */
export const listStockRows = (blocks: readonly ContentBlock[]): readonly StockRowRequest[] | null => {
  const stockRows = blocks.filter((block) => block.kind === 'stock').map(({ search, limit }) => ({ search, limit }));
  return stockRows.length > 0 || blocks.some(countsStock) ? stockRows : null;
};

type BlockOf<Kind extends ContentBlock['kind']> = Extract<ContentBlock, { kind: Kind }>;
type Title = { readonly title: string | null };

export type BlockView =
  | BlockOf<'text' | 'image' | 'feature' | 'tiles' | 'faq' | 'reasons'>
  | ({ readonly kind: 'figures'; readonly figures: readonly FigureView[] } & Title)
  | ({ readonly kind: 'payments'; readonly payments: readonly PaymentKind[] } & Title)
  | ({ readonly kind: 'brands'; readonly groups: readonly BrandGroupView[] } & Title)
  | ({ readonly kind: 'people'; readonly people: readonly Person[] } & Title)
  | { readonly kind: 'form'; readonly form: LeadFormView }
  | { readonly kind: 'formLink'; readonly link: SiteLink }
  | {
      readonly kind: 'offers';
      readonly title: string;
      readonly offers: readonly OfferView[];
      readonly more: { readonly label: string; readonly href: string };
    }
  | { readonly kind: 'models'; readonly title: string; readonly models: readonly StockTileView[] }
  | { readonly kind: 'reviews'; readonly set: ReviewSetView }
  | { readonly kind: 'salesCounter'; readonly counter: SalesCounterView }
  | {
      readonly kind: 'stock';
      readonly title: string;
      readonly cards: readonly VehicleCardView[];
      readonly more: { readonly label: string; readonly href: string };
    }
  | {
      readonly kind: 'locations';
      readonly title: string;
      readonly block: LocationBlockView;
      readonly map: MapView | null;
      readonly drawing: MapDrawing | null;
    };

export interface BlockContext extends Pick<ViewContext, 'site' | 'now'> {
  readonly stock: BlockStock | null;
}

type Build<Kind extends ContentBlock['kind']> = (
  block: Extract<ContentBlock, { kind: Kind }>,
  context: BlockContext,
) => BlockView | null;

const buildFiguresBlock: Build<'figures'> = ({ title, figures }, { site, now, stock }) => ({
  kind: 'figures',
  title,
  figures: buildFigures(figures, {
    stock: stock?.count ?? null,
    makes: stock?.makesCount ?? null,
    brands: countBrands(site.config.content),
    locations: site.locations.filter(({ visible }) => visible).length,
    years: countYears(site.config.content.established, now, site.timeZone),
  }),
});

const buildStockBlock: Build<'stock'> = ({ title, search, more }, { stock }) => {
  const cards = stock?.stockRows[search] ?? [];
  return cards.length === 0 ? null : { kind: 'stock', title, cards, more: { label: more, href: search } };
};

const buildLocationsBlock: Build<'locations'> = ({ title, show }, { site, now }) => {
  const block = buildLocationBlock(show, site, { now });
  return { kind: 'locations', title, block, map: buildMapView(site.config.places.map, block.locations), drawing: null };
};

const buildCounterBlock: Build<'salesCounter'> = (_block, { site, now }) => {
  const counter = buildSalesCounter(site.config.content, now);
  return counter === null ? null : { kind: 'salesCounter', counter };
};

/** @spec D.58 */
const buildPeopleBlock: Build<'people'> = ({ title, names }, { site }) => {
  const { people } = site.config.content;
  const shown =
    names.length === 0 ? people : names.flatMap((name) => people.find((person) => person.name === name) ?? []);
  return shown.length === 0 ? null : { kind: 'people', title, people: shown };
};

const buildOffersBlock: Build<'offers'> = ({ title, limit }, { site, now }) => {
  const shown = listShownOffers(site, now);
  if (shown.length === 0) return null;
  const offers = shown.slice(0, limit).map((offer) => buildSiteOffer(offer, site));
  return { kind: 'offers', title, offers, more: { label: 'See all offers', href: publicationPaths.specialOffers } };
};

const buildReviewsBlock: Build<'reviews'> = ({ limit }, { site, now }) => {
  const [set] = buildReviewSets(site, now);
  return set === undefined ? null : { kind: 'reviews', set: { ...set, reviews: set.reviews.slice(0, limit) } };
};

/** @spec L2.51, L7.11 */
const buildFormBlock: Build<'form'> = ({ category }, { site }) => {
  if (!site.config.leads.embeddedForms.includes('enquiry')) {
    return { kind: 'formLink', link: { label: 'Send us a message', href: pagePaths.contact } };
  }
  const form = buildLeadForm('contact', site, {
    action: pagePaths.contact,
    phone: buildShownPhone(site.phones.main, site.config.vehicle.brandPhones),
    known: { category },
  });
  return { kind: 'form', form };
};

export const buildBlockView = (block: ContentBlock, context: BlockContext): BlockView | null => {
  const { config, home } = context.site;
  switch (block.kind) {
    case 'text':
    case 'image':
    case 'feature':
    case 'tiles':
    case 'faq':
      return block;
    case 'reasons':
      return { ...block, reasons: block.reasons.length > 0 ? block.reasons : [...home.reasons] };
    case 'figures':
      return buildFiguresBlock(block, context);
    case 'payments':
      return { kind: 'payments', title: block.title, payments: config.content.payments };
    case 'brands':
      return {
        kind: 'brands',
        title: block.title,
        groups: buildBrandGroups(config.content, block.groups),
      };
    case 'people':
      return buildPeopleBlock(block, context);
    case 'salesCounter':
      return buildCounterBlock(block, context);
    case 'form':
      return buildFormBlock(block, context);
    case 'offers':
      return buildOffersBlock(block, context);
    case 'reviews':
      return buildReviewsBlock(block, context);
    case 'stock':
      return buildStockBlock(block, context);
    case 'locations':
      return buildLocationsBlock(block, context);
  }
};
