import { formatNumber } from '#src/lib/format-number.ts';
import { formatPrice } from '#src/lib/format-price.ts';
import { formatCount } from '#src/lib/noun.ts';
import { buildSearchUrl } from '#src/search/rules/build-search-url.ts';
import { emptySearchState } from '#src/search/rules/empty-search-state.ts';
import { findMakeOfModel } from '#src/search/rules/find-make-of-model.ts';
import type { SearchPaths } from '#src/search/rules/search-paths.ts';
import type { SearchState } from '#src/search/rules/search-state.ts';
import type { ResolvedSite } from '#src/sites/config/resolved-site.ts';
import { chooseVehicleNoun } from '#src/vehicle/rules/choose-vehicle-noun.ts';
import { carTypes } from '#src/vehicle/rules/vehicle.ts';
import { buildLocationCards } from '../location/build-location-cards.ts';
import type { VehicleCardView } from '../vehicle-card/vehicle-card-view.ts';
import type { HomeSearchView, HomeSectionView, HomeView, OptionView, StockTileView } from './home-view.ts';

/** A value of the stock with its count and the picture of one vehicle that has it. */
export interface CountedValue {
  readonly value: string;
  readonly count: number;
  readonly imageUrl: string | null;
}

/** What the stock says to the home page. */
export interface HomeStock {
  readonly count: number;
  readonly makes: readonly CountedValue[];
  readonly makeModels: readonly CountedValue[];
  readonly bodies: readonly CountedValue[];
  readonly carTypes: readonly CountedValue[];
  readonly newest: readonly VehicleCardView[];
}

const maxTiles = { bodies: 8, makes: 18 } as const;
/** Upper prices that the form offers, in dollars. */
const priceStepsDollars = [10_000, 15_000, 20_000, 30_000, 40_000, 50_000, 75_000, 100_000, 150_000] as const;

const splitTitle = (title: string, highlight: string | undefined): readonly [string, string, string] => {
  const at = highlight === undefined ? -1 : title.indexOf(highlight);
  if (highlight === undefined || at === -1) return [title, '', ''];
  return [title.slice(0, at), highlight, title.slice(at + highlight.length)];
};

const byLabel = (a: OptionView, b: OptionView): number => a.label.localeCompare(b.label, 'en-AU');

/** The models of one make: 'Mazda CX-5' is chosen as 'CX-5'. */
const listModels = (make: string, makeModels: readonly CountedValue[]): OptionView[] =>
  makeModels
    .filter(({ value }) => value.startsWith(`${make} `))
    .map(({ value }) => ({ value, label: value.slice(make.length + 1) }));

const buildSearch = (site: ResolvedSite, stock: HomeStock): HomeSearchView => {
  const { search } = site.config;
  const noun = chooseVehicleNoun(search.itemTypes);
  const toOption = ({ value }: CountedValue) => ({ value, label: value });
  return {
    action: search.path,
    carTypes: carTypes
      .filter((type) => stock.carTypes.some(({ value }) => value === type))
      .map((type) => ({ value: type, label: search.carTypeLabels[type] })),
    makes: site.manufacturer === null ? stock.makes.map(toOption).sort(byLabel) : [],
    models: site.manufacturer === null ? [] : listModels(site.manufacturer.name, stock.makeModels).sort(byLabel),
    bodies: stock.bodies.map(toOption),
    prices: priceStepsDollars.map((price) => ({ value: String(price), label: `Up to ${formatPrice(price * 100)}` })),
    submitLabel: `Show Me ${formatCount(stock.count, noun)}`,
  };
};

const createTiles = (site: ResolvedSite, stock: HomeStock, paths: SearchPaths) => {
  const noun = chooseVehicleNoun(site.config.search.itemTypes);
  const makes = new Set(stock.makes.map(({ value }) => value));
  const toTile = (
    label: string,
    { count, imageUrl }: CountedValue,
    refinements: SearchState['refinements'],
  ): StockTileView => {
    const cutOutUrl = site.home.tileImages[label];
    return {
      label,
      countText: formatCount(count, noun),
      href: buildSearchUrl({ ...emptySearchState, refinements }, paths),
      imageUrl: cutOutUrl ?? imageUrl,
      isCutOut: cutOutUrl !== undefined,
    };
  };
  return {
    bodies: () =>
      stock.bodies.slice(0, maxTiles.bodies).map((body) => toTile(body.value, body, { body: [body.value] })),
    /** A franchise of one make shows its range: bodies would say less. */
    models: () =>
      stock.makeModels.slice(0, maxTiles.bodies).flatMap((model) => {
        const make = findMakeOfModel(model.value, makes);
        if (make === undefined) return [];
        return [toTile(model.value.slice(make.length + 1), model, { make: [make], make_model: [model.value] })];
      }),
    makes: () => stock.makes.slice(0, maxTiles.makes).map((make) => toTile(make.value, make, { make: [make.value] })),
  };
};

const buildSections = (site: ResolvedSite, stock: HomeStock, paths: SearchPaths, now: Date): HomeSectionView[] => {
  const { home, locations } = site;
  const { headings } = home;
  const tiles = createTiles(site, stock, paths);
  const counted = {
    stock: stock.count,
    locations: locations.filter(({ visible }) => visible).length,
    makes: stock.makes.length,
  };
  const byName: Readonly<Record<(typeof home.sections)[number], () => HomeSectionView>> = {
    stats: () => ({
      kind: 'stats',
      stats: home.stats.map(({ value, count, label, href }) => ({
        figure: value ?? formatNumber(count === undefined ? 0 : counted[count]),
        label,
        href: href ?? null,
      })),
    }),
    bodies: () => ({
      kind: 'bodies',
      heading: headings.bodies,
      tiles: site.manufacturer === null ? tiles.bodies() : tiles.models(),
    }),
    makes: () => ({ kind: 'makes', heading: headings.makes, tiles: tiles.makes() }),
    arrivals: () => ({
      kind: 'arrivals',
      heading: headings.arrivals,
      cards: stock.newest,
      moreHref: buildSearchUrl({ ...emptySearchState, sortBy: 'created_at_timestamp:desc' }, paths),
    }),
    promoTiles: () => ({ kind: 'promoTiles', heading: headings.promoTiles, tiles: home.promoTiles }),
    reasons: () => ({ kind: 'reasons', heading: headings.reasons, reasons: home.reasons }),
    locations: () => ({ kind: 'locations', heading: headings.locations, locations: buildLocationCards(site, now) }),
  };
  return home.sections.map((name) => byName[name]()).filter(hasContent);
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
      return section.locations.length > 0;
    default:
      return section.tiles.length > 0;
  }
};

/** The dealer as schema.org knows it. */
const buildDealerData = (site: ResolvedSite): object => ({
  '@context': 'https://schema.org',
  '@type': 'AutoDealer',
  name: site.name,
  url: site.url,
  telephone: site.phones.main,
  department: site.locations
    .filter(({ visible }) => visible)
    .map(({ name, address, contact }) => ({
      '@type': 'AutoDealer',
      name: `${site.name} ${name}`,
      telephone: contact.phone,
      address: {
        '@type': 'PostalAddress',
        streetAddress: address.street,
        addressLocality: address.city,
        addressRegion: address.state,
        postalCode: address.postcode,
        addressCountry: 'AU',
      },
      geo: { '@type': 'GeoCoordinates', latitude: address.latitude, longitude: address.longitude },
      openingHoursSpecification: contact.openingHours
        .filter(({ open, close }) => open !== null && close !== null)
        .map(({ weekday, open, close }) => ({
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'][weekday],
          opens: open,
          closes: close,
        })),
    })),
});

/** The home page of a site, from its configuration and its stock. @spec L2.01 */
export const buildHomeView = (site: ResolvedSite, stock: HomeStock, paths: SearchPaths, now: Date): HomeView => {
  const { hero } = site.home;
  return {
    title: `${site.name} | ${site.tagline}`,
    description: site.tagline,
    canonical: `${site.url}/`,
    hero: {
      titleParts: splitTitle(hero.title, hero.highlight),
      text: hero.text.replace('{count}', formatNumber(stock.count)),
      imageUrl: hero.imageUrl ?? null,
      imageTallUrl: hero.imageTallUrl ?? null,
      imageAlt: hero.imageAlt ?? '',
      action: hero.action ?? null,
    },
    search: buildSearch(site, stock),
    sections: buildSections(site, stock, paths, now),
    structuredData: [buildDealerData(site)],
  };
};
