import { formatNumber } from '#src/lib/format-number.ts';
import { formatCount } from '#src/lib/text/noun.ts';
import type { SearchConfig } from '#src/search/rules/config.ts';
import type { ValueCount } from '#src/search/rules/query/search-query.ts';
import { buildSearchUrl } from '#src/search/rules/url/build-search-url.ts';
import type { SearchPaths } from '#src/search/rules/url/search-paths.ts';
import { chooseVehicleNoun } from '#src/vehicle/rules/choose-vehicle-noun.ts';
import { carTypes } from '#src/vehicle/rules/vehicle-classes.ts';
import type { BudgetConfig } from '../../rules/budget/budget-config.ts';
import { type BudgetQuestion, buildBudgetState } from '../../rules/budget/budget-query.ts';
import type { BudgetAnswer, BudgetBody, BudgetButton } from './build-budget-view.ts';

export interface BudgetStock {
  readonly carTypes: readonly string[];
  readonly countsByCarType: readonly ValueCount[];
  readonly bodies: readonly ValueCount[];
}

interface Said {
  readonly budget: BudgetConfig;
  readonly search: SearchConfig;
  readonly paths: SearchPaths;
}

const countOf = (counts: readonly ValueCount[], wanted: string): number =>
  counts.find(({ value }) => value === wanted)?.count ?? 0;

/** @spec L7.09 */
const listBodies = (counts: readonly ValueCount[], { bodies, bodiesLimit }: BudgetConfig): readonly ValueCount[] => {
  if (bodies.length > 0) return bodies.map((value) => ({ value, count: countOf(counts, value) }));
  const byCount = (a: ValueCount, b: ValueCount): number => b.count - a.count || (a.value < b.value ? 1 : -1);
  return counts.toSorted(byCount).slice(0, bodiesLimit);
};

const toBody = ({ value, count }: ValueCount): BudgetBody => ({ value, label: `${value} (${formatNumber(count)})` });

/** @spec B2.23, L2.68, L4.21, L7.09, L8.02 */
export const buildBudgetAnswer = (stock: BudgetStock, question: BudgetQuestion, said: Said): BudgetAnswer => {
  const { one, many } = chooseVehicleNoun(said.search.itemTypes);
  const toButton = (carType: (typeof carTypes)[number]): BudgetButton => {
    const count = countOf(stock.countsByCarType, carType);
    const name = said.search.carTypeLabels[carType].toLowerCase();
    const counted = formatCount(count, { one: `${name} ${one}`, many: `${name} ${many}` });
    if (count === 0)
      return { kind: 'none', label: `${counted} Found`, warning: `No ${name} ${many} found for this budget` };
    return {
      kind: 'found',
      label: `Show Me ${counted}`,
      href: buildSearchUrl(buildBudgetState(question, carType), said.paths),
    };
  };
  return {
    buttons: carTypes.filter((carType) => stock.carTypes.includes(carType)).map(toButton),
    bodies: listBodies(stock.bodies, said.budget).map(toBody),
  };
};
