import { formatCount } from '#src/lib/text/noun.ts';
import type { SearchConfig } from '#src/search/rules/config.ts';
import type { ValueCount } from '#src/search/rules/query/search-query.ts';
import { emptySearchState, type SearchState } from '#src/search/rules/search-state.ts';
import { findMakeOfModel, type SearchPaths } from '#src/search/rules/url/search-paths.ts';
import { type BodyPicture, findBodyPicture } from '#src/vehicle/rules/bodies/find-body-picture.ts';
import { chooseStockNoun } from '#src/vehicle/rules/choose-vehicle-noun.ts';
import type { SearchedSite } from '../../rules/searched-site.ts';
import { buildSearchUrl } from '../../rules/url/build-search-url.ts';
import { chooseBodies } from '../facets/choose-makes.ts';

export type TilePicture =
  | { readonly kind: 'none' }
  | { readonly kind: 'drawing'; readonly body: BodyPicture | 'other' }
  /** A picture that must not be cropped. */
  | { readonly kind: 'cutOut'; readonly url: string }
  | { readonly kind: 'photograph'; readonly url: string };

interface FromPrice {
  readonly text: string;
  /** @spec D.07 */
  readonly terms: string | null;
}

export interface StockTileView {
  readonly spokenLead?: string;
  readonly label: string;
  readonly fromPrice?: FromPrice | null;
  readonly countText: string;
  readonly href: string;
  readonly picture: TilePicture;
}

const none: TilePicture = { kind: 'none' };

const choosePhotograph = (url: string | null): TilePicture => (url === null ? none : { kind: 'photograph', url });

export const chooseVehiclePicture = (cutOutUrl: string | undefined, photographUrl: string | null): TilePicture =>
  cutOutUrl === undefined ? choosePhotograph(photographUrl) : { kind: 'cutOut', url: cutOutUrl };

/** @spec L9.34 */
export const chooseBodyPicture = (
  body: string,
  cutOutUrl: string | undefined,
  photographUrl: string | null,
  { bodyPicker: { pictures }, itemTypes }: Pick<SearchConfig, 'bodyPicker' | 'itemTypes'>,
): TilePicture => {
  if (pictures === 'none') return none;
  const undrawn = itemTypes.every((type) => type === 'car') ? 'other' : undefined;
  const drawn = pictures === 'drawings' && cutOutUrl === undefined ? (findBodyPicture(body) ?? undrawn) : undefined;
  return drawn === undefined ? chooseVehiclePicture(cutOutUrl, photographUrl) : { kind: 'drawing', body: drawn };
};

export interface CountedValue {
  readonly value: string;
  readonly count: number;
  readonly imageUrl: string | null;
}

export interface StockCounts {
  readonly count: number;
  readonly makes: readonly CountedValue[];
  readonly makeModels: readonly CountedValue[];
  readonly bodies: readonly CountedValue[];
  readonly facetTiles: readonly number[];
  readonly carTypes: readonly CountedValue[];
  readonly lead: readonly ValueCount[];
}

const maxTiles = { models: 8, makes: 17 } as const;

export const createStockTiles = (
  stock: StockCounts,
  {
    site,
    paths,
  }: { readonly site: Pick<SearchedSite, 'config' | 'home' | 'manufacturer'>; readonly paths: SearchPaths },
) => {
  const { config, home, manufacturer } = site;
  const { bodyPicker } = config.search;
  const nounOf = (bodies: readonly string[]) => chooseStockNoun(config.search.itemTypes, bodies);
  const everyBody = stock.bodies.map(({ value }) => value);
  const makesOfModels = new Set(manufacturer === null ? stock.makes.map(({ value }) => value) : [manufacturer.name]);
  const toTile = (
    label: string,
    count: number,
    refinements: SearchState['refinements'],
    picture: TilePicture,
    bodies: readonly string[] = everyBody,
  ): StockTileView => ({
    label,
    countText: formatCount(count, nounOf(bodies)),
    href: buildSearchUrl({ ...emptySearchState, refinements }, paths),
    picture,
  });
  const everyMake: StockTileView = {
    label: 'All makes',
    countText: formatCount(stock.count, nounOf(everyBody)),
    href: config.search.path,
    picture: none,
  };
  return {
    /** @spec L2.70, L2.71 */
    bodies: () => [
      ...chooseBodies(stock.bodies, bodyPicker).map(({ value, count, imageUrl }) =>
        toTile(
          value,
          count,
          { body: [value] },
          chooseBodyPicture(value, home.tileImages[value], imageUrl, config.search),
          [value],
        ),
      ),
      ...bodyPicker.facetTiles.flatMap(({ label, picture, key, values }, at) => {
        const count = stock.facetTiles[at] ?? 0;
        if (count === 0) return [];
        const picked = chooseBodyPicture(picture, home.tileImages[label], null, config.search);
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
              .map(({ value, count }) => toTile(value, count, { make: [value] }, none)),
            everyMake,
          ],
  };
};
