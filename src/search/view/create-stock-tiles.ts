import { formatCount } from '#src/lib/noun.ts';
import { chooseVehicleNoun } from '#src/vehicle/rules/choose-vehicle-noun.ts';
import { emptySearchState } from '../rules/empty-search-state.ts';
import type { SearchState } from '../rules/search-state.ts';
import type { SearchedSite } from '../rules/searched-site.ts';
import { buildSearchUrl } from '../rules/url/build-search-url.ts';
import { findMakeOfModel } from '../rules/url/find-make-of-model.ts';
import type { SearchPaths } from '../rules/url/search-paths.ts';
import type { CountedValue, StockCounts } from './stock-counts.ts';
import type { StockTileView } from './stock-tile-view.ts';

/** Makes leave a place for the tile that leads to the whole stock. */
const maxTiles = { bodies: 8, models: 8, makes: 17 } as const;

/** The rows of tiles that a home page can have, each made when it is asked for. */
export const createStockTiles = (
  stock: StockCounts,
  {
    site,
    paths,
  }: { readonly site: Pick<SearchedSite, 'config' | 'home' | 'manufacturer'>; readonly paths: SearchPaths },
) => {
  const { config, home, manufacturer } = site;
  const noun = chooseVehicleNoun(config.search.itemTypes);
  /** The dealer of one make has others' models as trade-ins only: they are no part of its range. */
  const makesOfModels = new Set(manufacturer === null ? stock.makes.map(({ value }) => value) : [manufacturer.name]);
  const toTile = (
    label: string,
    { count, imageUrl }: CountedValue,
    refinements: SearchState['refinements'],
  ): StockTileView => {
    const cutOutUrl = home.tileImages[label];
    return {
      label,
      countText: formatCount(count, noun),
      href: buildSearchUrl({ ...emptySearchState, refinements }, paths),
      imageUrl: cutOutUrl ?? imageUrl,
      isCutOut: cutOutUrl !== undefined,
    };
  };
  const everyMake: StockTileView = {
    label: 'Every make',
    countText: formatCount(stock.count, noun),
    href: config.search.path,
    imageUrl: null,
    isCutOut: false,
  };
  return {
    bodies: () =>
      stock.bodies.slice(0, maxTiles.bodies).map((body) => toTile(body.value, body, { body: [body.value] })),
    models: () =>
      stock.makeModels
        .flatMap((model) => {
          const make = findMakeOfModel(model.value, makesOfModels);
          if (make === undefined) return [];
          return [toTile(model.value.slice(make.length + 1), model, { make: [make], make_model: [model.value] })];
        })
        .slice(0, maxTiles.models),
    makes: () =>
      stock.makes.length === 0
        ? []
        : [
            ...stock.makes.slice(0, maxTiles.makes).map((make) => toTile(make.value, make, { make: [make.value] })),
            everyMake,
          ],
  };
};
