import { locale } from '#src/lib/australia.ts';
import { formatPrice } from '#src/lib/format-number.ts';
import { chooseStockNoun } from '#src/vehicle/rules/choose-vehicle-noun.ts';
import { carTypes } from '#src/vehicle/rules/vehicle-classes.ts';
import { priceStepsDollars } from '../../rules/price-steps-dollars.ts';
import type { SearchedSite } from '../../rules/searched-site.ts';
import { formatShowMe } from '../describe-search.ts';
import { type CountedName, chooseMakes } from '../facets/choose-makes.ts';
import type { CountedValue, StockCounts } from './create-stock-tiles.ts';

export interface OptionView {
  readonly value: string;
  readonly label: string;
}

export interface HomeSearchView {
  readonly action: string;
  readonly carTypes: readonly OptionView[];
  /** @spec B9.12 */
  readonly makes: { readonly popular: readonly OptionView[]; readonly all: readonly OptionView[] };
  readonly models: readonly OptionView[];
  readonly bodies: readonly OptionView[];
  readonly prices: readonly OptionView[];
  readonly submitLabel: string;
}

const toOption = ({ value }: CountedValue): OptionView => ({ value, label: value });

const byLabel = (a: OptionView, b: OptionView): number => a.label.localeCompare(b.label, locale);

const toMake = ({ name }: CountedName): OptionView => ({ value: name, label: name });

/** @spec B9.12 */
const listMakes = (
  makes: readonly CountedValue[],
  config: SearchedSite['config']['search'],
): HomeSearchView['makes'] => {
  const { popular, all } = chooseMakes(new Map(makes.map(({ value, count }) => [value, count])), config);
  return { popular: popular.length < all.length ? popular.map(toMake) : [], all: all.map(toMake) };
};

const listModels = (make: string, makeModels: readonly CountedValue[]): OptionView[] =>
  makeModels
    .filter(({ value }) => value.startsWith(`${make} `))
    .map(({ value }) => ({ value, label: value.slice(make.length + 1) }));

/** @spec B2.23 */
export const buildHomeSearch = (
  stock: StockCounts,
  { config: { search }, manufacturer }: Pick<SearchedSite, 'config' | 'manufacturer'>,
): HomeSearchView => ({
  action: search.path,
  carTypes: carTypes
    .filter((type) => stock.carTypes.some(({ value }) => value === type))
    .map((type) => ({ value: type, label: search.carTypeLabels[type] })),
  makes: manufacturer === null ? listMakes(stock.makes, search) : { popular: [], all: [] },
  models: manufacturer === null ? [] : listModels(manufacturer.name, stock.makeModels).sort(byLabel),
  bodies: stock.bodies.map(toOption),
  prices: priceStepsDollars.map((price) => ({ value: String(price), label: `Up to ${formatPrice(price * 100)}` })),
  submitLabel: formatShowMe(
    stock.count,
    chooseStockNoun(
      search.itemTypes,
      stock.bodies.map(({ value }) => value),
    ),
  ),
});
