import { formatCount, type Noun } from '#src/lib/text/noun.ts';
import { capitalise } from '#src/lib/text/words.ts';
import { inSentence, nameBodies } from '#src/vehicle/rules/bodies/find-body-picture.ts';
import { chooseStockNoun, chooseVehicleNoun } from '#src/vehicle/rules/choose-vehicle-noun.ts';
import { shortenMakeModel } from '#src/vehicle/rules/get-vehicle-title.ts';
import { carTypes, type ItemType, itemTypes } from '#src/vehicle/rules/vehicle-classes.ts';
import type { SearchConfig } from '../rules/config.ts';
import type { SearchAnswer } from '../rules/query/search-query.ts';
import { emptySearchState, type RefinementKey, type SearchState } from '../rules/search-state.ts';

const only = ({ refinements }: SearchState, key: RefinementKey): string | undefined => {
  const values = refinements[key];
  return values?.length === 1 ? values[0] : undefined;
};

const listKinds = (state: SearchState, config: Pick<SearchConfig, 'itemTypes'>): readonly ItemType[] => {
  const kind = itemTypes.find((itemType) => itemType === only(state, 'item_type'));
  return kind === undefined ? config.itemTypes : [kind];
};

/** @spec D.53 */
export const findSearchNoun = (state: SearchState, config: Pick<SearchConfig, 'itemTypes'>): Noun =>
  chooseVehicleNoun(listKinds(state, config));

/** If bodies are chosen, considers only those, because a facet's counts ignore its own choice. @spec D.53 */
export const findCountNoun = (
  state: SearchState,
  { facets }: Pick<SearchAnswer, 'facets'>,
  config: Pick<SearchConfig, 'itemTypes'>,
): Noun => {
  const chosen = state.refinements.body?.map((body) => body.toLowerCase());
  const found = (facets.body ?? [])
    .map(({ value }) => value)
    .filter((body) => chosen?.includes(body.toLowerCase()) ?? true);
  return chooseStockNoun(listKinds(state, config), found);
};

/** @spec B9.13, B9.14 */
const describeCondition = (
  { refinements }: SearchState,
  { carTypeLabels, listing }: Pick<SearchConfig, 'carTypeLabels' | 'listing'>,
): string => {
  const wanted = refinements.car_type ?? listing.carTypes;
  const chosen = carTypes.filter((carType) => wanted.includes(carType));
  return chosen.length === carTypes.length ? '' : chosen.map((carType) => carTypeLabels[carType]).join(' and ');
};

const describeSubject = (state: SearchState, noun: Noun): string => {
  const model = only(state, 'make_model');
  const hasOtherMakes = (state.refinements.make?.length ?? 0) > 1;
  if (model !== undefined && !hasOtherMakes) return shortenMakeModel(model);
  const body = only(state, 'body');
  const things = body === undefined ? noun.many : nameBodies(inSentence(body), noun.many);
  const make = state.refinements.make_model === undefined ? only(state, 'make') : undefined;
  return make === undefined ? things : `${make} ${things}`;
};

const describePlace = (state: SearchState, place: string | null): string => {
  const seller = only(state, 'location_name') ?? only(state, 'dealership_name');
  if (seller !== undefined) return ` at ${seller}`;
  const area = only(state, 'city') ?? only(state, 'state') ?? place;
  return area === null || area === undefined ? '' : ` in ${area}`;
};

export const describeStock = (config: Pick<SearchConfig, 'carTypeLabels' | 'itemTypes' | 'listing'>): string =>
  capitalise(
    [describeCondition(emptySearchState, config), findSearchNoun(emptySearchState, config).many]
      .filter((word) => word !== '')
      .join(' '),
  );

export const describeSearch = (
  state: SearchState,
  config: Pick<SearchConfig, 'carTypeLabels' | 'itemTypes' | 'listing' | 'place'>,
): string => {
  const fuel = only(state, 'fuel');
  const words = [
    describeCondition(state, config),
    fuel === undefined ? '' : inSentence(fuel),
    describeSubject(state, findSearchNoun(state, config)),
  ].filter((word) => word !== '');
  return capitalise(`${words.join(' ')} for sale${describePlace(state, config.place)}`);
};

/** @spec B2.23, D.53 */
export const formatShowMe = (count: number, noun: Noun): string =>
  count === 0 ? `No ${noun.many} match` : `Show Me ${formatCount(count, noun)}`;
