import type { ViewContext, ViewSite } from '#src/app/storefront/view-context.ts';
import { buildBrandGroups } from '#src/content/view/build-brand-groups.ts';
import { buildFigures, countYears } from '#src/content/view/build-figures.ts';
import { buildSalesCounter } from '#src/content/view/build-sales-counter.ts';
import { formatNumber } from '#src/lib/format-number.ts';
import { buildSharedImageUrl } from '#src/lib/image-url.ts';
import { toAbsoluteUrl } from '#src/lib/to-absolute-url.ts';
import { buildLocationBlock } from '#src/locations/view/build-location-block.ts';
import { buildMapView } from '#src/locations/view/build-map-view.ts';
import { buildPopupView } from '#src/promotions/view/build-popup-view.ts';
import { buildHomePromoViews } from '#src/promotions/view/build-promo-views.ts';
import { emptySearchState } from '#src/search/rules/empty-search-state.ts';
import { buildSearchUrl } from '#src/search/rules/url/build-search-url.ts';
import { buildPriceSliderView } from '#src/search/view/facets/build-price-slider-view.ts';
import { buildHomeSearch } from '#src/search/view/home/build-home-search.ts';
import { createStockTiles } from '#src/search/view/home/create-stock-tiles.ts';
import { buildDealerWithPlaces } from './build-dealer-with-places.ts';
import type { HomeStock } from './home-stock.ts';
import type { HomeSectionView, HomeView } from './home-view.ts';

const splitTitle = (title: string, highlight: string | undefined): readonly [string, string, string] => {
  const at = highlight === undefined ? -1 : title.indexOf(highlight);
  if (highlight === undefined || at === -1) return [title, '', ''];
  return [title.slice(0, at), highlight, title.slice(at + highlight.length)];
};

const buildHero = ({ hero }: ViewSite['home'], count: number): HomeView['hero'] => ({
  titleParts: splitTitle(hero.title, hero.highlight),
  text: hero.text.replace('{count}', formatNumber(count)),
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
    years: countYears(site.config.content.established, now),
  }),
});

const buildProfile = ({ config }: ViewSite): HomeSectionView | null =>
  config.content.profile && { kind: 'profile', profile: config.content.profile };

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
      return section.groups.length > 0;
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
      heading: headings.arrivals,
      cards: stock.newest,
      promos: buildHomePromoViews(site.config.promotions, { now, address: '/', cardCount: stock.newest.length }),
      moreHref: buildSearchUrl({ ...emptySearchState, sortBy: 'created_at_timestamp:desc' }, paths),
    }),
    budget: () => stock.budget && { kind: 'budget', heading: headings.budget, budget: stock.budget },
    priceSlider: () => ({
      kind: 'priceSlider',
      heading: headings.priceSlider,
      slider: buildPriceSliderView(site.config.search),
    }),
    promoTiles: () => ({ kind: 'promoTiles', heading: headings.promoTiles, tiles: home.promoTiles }),
    profile: () => buildProfile(site),
    brands: () => ({
      kind: 'brands',
      heading: headings.brands,
      groups: buildBrandGroups(site.config.content, []),
    }),
    salesCounter: () => buildCounter(site, now),
    reasons: () => ({ kind: 'reasons', heading: headings.reasons, reasons: home.reasons }),
    locations: () => ({
      kind: 'locations',
      heading: headings.locations,
      block: buildLocationBlock('all', site, { now }),
      map: buildMapView(site.config.places.map),
    }),
  };
  return home.sections
    .map((name) => byName[name]())
    .filter((section) => section !== null)
    .filter(hasContent);
};

/** The home page of a site, from its stock and its configuration. @spec L2.01 */
export const buildHomeView = (stock: HomeStock, context: ViewContext): HomeView => {
  const { site, now } = context;
  const hero = buildHero(site.home, stock.count);
  return {
    documentTitle: `${site.name} | ${site.tagline}`,
    description: site.tagline,
    canonicalUrl: `${site.url}/`,
    openGraphImageUrl: hero.imageUrl === null ? null : toAbsoluteUrl(buildSharedImageUrl(hero.imageUrl), site.url),
    hero,
    search: buildHomeSearch(stock, site),
    sections: buildSections(stock, context),
    popup: buildPopupView(site.config.promotions, { now, timeZone: site.timeZone }),
    structuredData: [buildDealerWithPlaces(site)],
  };
};
