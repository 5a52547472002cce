import type { PageDocument } from '#src/app/storefront/build-page-meta.ts';
import type { VehicleCardView } from '#src/app/storefront/vehicle-card/build-vehicle-card.ts';
import type { ViewContext, ViewSite } from '#src/app/storefront/view-context.ts';
import type { BudgetView } from '#src/calculators/view/budget/build-budget-view.ts';
import type { ContentConfig } from '#src/content/rules/config.ts';
import { type BrandWallView, buildBrandWall, countBrands } from '#src/content/view/build-brand-groups.ts';
import { buildFigures, countYears, type FigureView } from '#src/content/view/build-figures.ts';
import { buildSalesCounter, type SalesCounterView } from '#src/content/view/build-sales-counter.ts';
import { formatNumber } from '#src/lib/format-number.ts';
import { buildSharedImageUrl } from '#src/lib/image-url.ts';
import { formatCount } from '#src/lib/text/noun.ts';
import { toAbsoluteUrl } from '#src/lib/url.ts';
import { buildDealerData } from '#src/locations/view/build-dealer-data.ts';
import { buildLocationBlock, type LocationBlockView } from '#src/locations/view/build-location-block.ts';
import { buildMapView, type MapView } from '#src/locations/view/build-map-view.ts';
import type { PlacedPromo } from '#src/promotions/rules/place-promos.ts';
import { buildPopupView, type PopupView } from '#src/promotions/view/build-popup-view.ts';
import { buildHomePromoViews, type PromoView } from '#src/promotions/view/build-promo-views.ts';
import { emptySearchState } from '#src/search/rules/search-state.ts';
import { buildSearchUrl } from '#src/search/rules/url/build-search-url.ts';
import { buildHomeLead, type LeadChoiceView } from '#src/search/view/build-lead-choice.ts';
import { buildHomeTowing, type TowingView } from '#src/search/view/build-towing-view.ts';
import { buildPriceSliderView, type PriceSliderView } from '#src/search/view/facets/build-price-slider-view.ts';
import { buildHomeSearch, type HomeSearchView } from '#src/search/view/home/build-home-search.ts';
import { createStockTiles, type StockCounts, type StockTileView } from '#src/search/view/home/create-stock-tiles.ts';
import type { Home } from '#src/sites/config/home-schema.ts';
import { chooseVehicleNoun } from '#src/vehicle/rules/choose-vehicle-noun.ts';

export const buildDealerWithPlaces = (site: ViewSite): object => ({
  ...buildDealerData(site, undefined),
  department: site.locations.filter(({ visible }) => visible).map((location) => buildDealerData(site, location)),
});

export interface HomeStock extends StockCounts {
  readonly budget: BudgetView | null;
  readonly newest: readonly VehicleCardView[];
  readonly isNewestKnown: boolean;
}

export type HomeSectionView =
  | { readonly kind: 'stats'; readonly stats: readonly FigureView[] }
  | { readonly kind: 'bodies' | 'models' | 'makes'; readonly heading: string; readonly tiles: readonly StockTileView[] }
  | {
      readonly kind: 'arrivals';
      readonly heading: string;
      readonly cards: readonly VehicleCardView[];
      /** @spec L9.33 */
      readonly promos: readonly PlacedPromo<PromoView>[];
      readonly moreHref: string;
      readonly moreLabel: string;
    }
  | { readonly kind: 'profile'; readonly profile: NonNullable<ContentConfig['profile']> }
  | { readonly kind: 'brands'; readonly heading: string; readonly wall: BrandWallView }
  | { readonly kind: 'salesCounter'; readonly counter: SalesCounterView }
  | { readonly kind: 'budget'; readonly heading: string; readonly budget: BudgetView }
  | { readonly kind: 'priceSlider'; readonly heading: string; readonly slider: PriceSliderView }
  | { readonly kind: 'promoTiles'; readonly heading: string; readonly tiles: Home['promoTiles'] }
  | { readonly kind: 'reasons'; readonly heading: string; readonly reasons: Home['reasons'] }
  | {
      readonly kind: 'locations';
      readonly heading: string;
      readonly block: LocationBlockView;
      readonly map: MapView | null;
    };

export interface HomeView extends Omit<PageDocument, 'isIndexed'> {
  readonly hero: {
    readonly titleParts: readonly [before: string, highlight: string, after: string];
    readonly text: string;
    readonly imageUrl: string | null;
    readonly imageTallUrl: string | null;
    readonly imageKeeps: 'foot' | 'upper';
    readonly imageAlt: string;
    readonly action: { readonly label: string; readonly href: string } | null;
  };
  readonly search: HomeSearchView;
  readonly lead: LeadChoiceView | null;
  readonly towing: TowingView | null;
  readonly sections: readonly HomeSectionView[];
  /** @spec L4.27 */
  readonly popup: PopupView | null;
}

const splitTitle = (title: string, highlight: string | undefined): readonly [string, string, string] => {
  const at = highlight === undefined ? -1 : title.indexOf(highlight);
  if (highlight === undefined || at === -1) return [title, '', ''];
  return [title.slice(0, at), highlight, title.slice(at + highlight.length)];
};

/** Replaces '{count}', as in '{count} cars', and '{count:car|cars}', which writes '1 car' for a count of one. */
const writeCount = (text: string, count: number): string =>
  text.replace(/\{count(?::([^|}]*)\|([^}]*))?\}/, (_, one?: string, many?: string) =>
    one === undefined || many === undefined ? formatNumber(count) : formatCount(count, { one, many }),
  );

const buildHero = ({ hero }: ViewSite['home'], count: number): HomeView['hero'] => ({
  titleParts: splitTitle(hero.title, hero.highlight),
  text: writeCount(hero.text, count),
  imageUrl: hero.imageUrl ?? null,
  imageTallUrl: hero.imageTallUrl ?? null,
  imageKeeps: hero.imageKeeps,
  imageAlt: hero.imageAlt ?? '',
  action: hero.action ?? null,
});

const buildStats = (stock: HomeStock, { site, now }: ViewContext): HomeSectionView => ({
  kind: 'stats',
  stats: buildFigures(site.home.stats, {
    stock: stock.count,
    locations: site.locations.filter(({ visible }) => visible).length,
    makes: stock.makes.length,
    brands: countBrands(site.config.content),
    years: countYears(site.config.content.established, now, site.timeZone),
  }),
});

const buildProfile = ({ config }: ViewSite): HomeSectionView | null =>
  config.content.profile && { kind: 'profile', profile: config.content.profile };

const buildBrands = ({ home, config: { content } }: ViewSite): HomeSectionView | null =>
  content.brandGroups.length === 0
    ? null
    : { kind: 'brands', heading: home.headings.brands, wall: buildBrandWall(content) };

const buildCounter = ({ config }: ViewSite, now: Date): HomeSectionView | null => {
  const counter = buildSalesCounter(config.content, now);
  return counter && { kind: 'salesCounter', counter };
};

const hasContent = (section: HomeSectionView): boolean => {
  switch (section.kind) {
    case 'stats':
      return section.stats.length > 0;
    case 'arrivals':
      return section.cards.length > 0;
    case 'reasons':
      return section.reasons.length > 0;
    case 'locations':
      return section.block.locations.length > 0;
    case 'brands':
    case 'profile':
    case 'salesCounter':
    case 'budget':
    case 'priceSlider':
      return true;
    default:
      return section.tiles.length > 0;
  }
};

const buildSections = (stock: HomeStock, context: ViewContext): HomeSectionView[] => {
  const { site, paths, now } = context;
  const { home } = site;
  const { headings } = home;
  const tiles = createStockTiles(stock, context);
  const byName: Readonly<Record<(typeof home.sections)[number], () => HomeSectionView | null>> = {
    stats: () => buildStats(stock, context),
    bodies: () => ({ kind: 'bodies', heading: headings.bodies, tiles: tiles.bodies() }),
    models: () => ({ kind: 'models', heading: headings.models, tiles: tiles.models() }),
    makes: () => ({ kind: 'makes', heading: headings.makes, tiles: tiles.makes() }),
    arrivals: () => ({
      kind: 'arrivals',
      heading: stock.isNewestKnown ? headings.arrivals : headings.inStock,
      cards: stock.newest,
      promos: buildHomePromoViews(site.config.promotions, { now, address: '/', cardCount: stock.newest.length }),
      moreHref: buildSearchUrl({ ...emptySearchState, sortBy: 'created_at_timestamp:desc' }, paths),
      moreLabel: stock.isNewestKnown ? 'See the newest stock' : 'See all our stock',
    }),
    budget: () => stock.budget && { kind: 'budget', heading: headings.budget, budget: stock.budget },
    priceSlider: () => ({
      kind: 'priceSlider',
      heading: headings.priceSlider,
      slider: buildPriceSliderView(site.config.search),
    }),
    promoTiles: () => ({ kind: 'promoTiles', heading: headings.promoTiles, tiles: home.promoTiles }),
    profile: () => buildProfile(site),
    brands: () => buildBrands(site),
    salesCounter: () => buildCounter(site, now),
    reasons: () => ({ kind: 'reasons', heading: headings.reasons, reasons: home.reasons }),
    locations: () => {
      const block = buildLocationBlock('all', site, { now });
      const map = buildMapView(site.config.places.map, block.locations);
      return { kind: 'locations', heading: headings.locations, block, map };
    },
  };
  return home.sections
    .map((name) => byName[name]())
    .filter((section) => section !== null)
    .filter(hasContent);
};

/** @spec L2.01 */
export const buildHomeView = (stock: HomeStock, context: ViewContext): HomeView => {
  const { site, paths, now } = context;
  const { search } = site.config;
  const hero = buildHero(site.home, stock.count);
  return {
    documentTitle: `${site.name} | ${site.tagline}`,
    description: site.tagline,
    canonicalUrl: `${site.url}/`,
    openGraphImageUrl: hero.imageUrl === null ? null : toAbsoluteUrl(buildSharedImageUrl(hero.imageUrl), site.url),
    hero,
    search: buildHomeSearch(stock, site),
    lead: buildHomeLead(stock.lead, search, paths),
    towing: buildHomeTowing(chooseVehicleNoun(search.itemTypes), search, paths),
    sections: buildSections(stock, context),
    popup: buildPopupView(site.config.promotions, { now, timeZone: site.timeZone }),
    structuredData: [buildDealerWithPlaces(site)],
  };
};
