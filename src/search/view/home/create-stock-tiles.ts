import { formatCount } from '#src/lib/text/noun.ts';
import { chooseVehicleNoun } from '#src/vehicle/rules/choose-vehicle-noun.ts';
import { emptySearchState } from '../../rules/empty-search-state.ts';
import type { SearchState } from '../../rules/search-state.ts';
import type { SearchedSite } from '../../rules/searched-site.ts';
import { buildSearchUrl } from '../../rules/url/build-search-url.ts';
import { findMakeOfModel } from '../../rules/url/find-make-of-model.ts';
import type { SearchPaths } from '../../rules/url/search-paths.ts';
import { chooseBodies } from '../facets/choose-bodies.ts';
import { chooseBodyPicture, chooseVehiclePicture } from './choose-tile-picture.ts';
import type { StockCounts } from './stock-counts.ts';
import type { StockTileView, TilePicture } from './stock-tile-view.ts';

/** Makes leave a place for the tile that leads to the whole stock. */
const maxTiles = { models: 8, makes: 17 } as const;

/** The rows of tiles that a home page can have, each made when it is asked for. */
export const createStockTiles = (
  stock: StockCounts,
  {
    site,
    paths,
  }: { readonly site: Pick<SearchedSite, 'config' | 'home' | 'manufacturer'>; readonly paths: SearchPaths },
) => {
  const { config, home, manufacturer } = site;
  const { bodyPicker } = config.search;
  const noun = chooseVehicleNoun(config.search.itemTypes);
  /** The dealer of one make has others' models as trade-ins only: they are no part of its range. */
  const makesOfModels = new Set(manufacturer === null ? stock.makes.map(({ value }) => value) : [manufacturer.name]);
  const toTile = (
    label: string,
    count: number,
    refinements: SearchState['refinements'],
    picture: TilePicture,
  ): StockTileView => ({
    label,
    countText: formatCount(count, noun),
    href: buildSearchUrl({ ...emptySearchState, refinements }, paths),
    picture,
  });
  const noPicture: TilePicture = { kind: 'none' };
  const everyMake: StockTileView = {
    label: 'Every make',
    countText: formatCount(stock.count, noun),
    href: config.search.path,
    picture: noPicture,
  };
  return {
    /** The body types, then the site's other facets; one without a vehicle would lead nowhere. @spec L2.70, L2.71 */
    bodies: () => [
      ...chooseBodies(stock.bodies, bodyPicker).map(({ value, count, imageUrl }) =>
        toTile(value, count, { body: [value] }, chooseBodyPicture(value, home.tileImages[value], imageUrl, bodyPicker)),
      ),
      ...bodyPicker.facetTiles.flatMap(({ label, picture, key, values }, at) => {
        const count = stock.facetTiles[at] ?? 0;
        if (count === 0) return [];
        const picked = chooseBodyPicture(picture, home.tileImages[label], null, bodyPicker);
        return [toTile(label, count, { [key]: values }, picked)];
      }),
    ],
    models: () =>
      stock.makeModels
        .flatMap((model) => {
          const make = findMakeOfModel(model.value, makesOfModels);
          if (make === undefined) return [];
          const label = model.value.slice(make.length + 1);
          const picture = chooseVehiclePicture(home.tileImages[label], model.imageUrl);
          return [toTile(label, model.count, { make: [make], make_model: [model.value] }, picture)];
        })
        .slice(0, maxTiles.models),
    makes: () =>
      stock.makes.length === 0
        ? []
        : [
            ...stock.makes
              .slice(0, maxTiles.makes)
              .map(({ value, count }) => toTile(value, count, { make: [value] }, noPicture)),
            everyMake,
          ],
  };
};
