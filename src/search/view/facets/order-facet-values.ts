import { compareNames } from '#src/lib/text/compare-names.ts';
import { carTypes } from '#src/vehicle/rules/vehicle-classes.ts';
import type { FacetOrder } from '../../rules/facet-table.ts';
import type { CountedName } from './choose-makes.ts';

const carTypeRank: ReadonlyMap<string, number> = new Map(carTypes.map((carType, index) => [carType, index]));

/** Sorts '$75 - $100' before '$100 - $125', and 'Under $50' first. */
const firstNumber = (name: string): number =>
  name.startsWith('Under') ? 0 : Number(/\d[\d,]*/.exec(name)?.[0].replaceAll(',', '') ?? Number.POSITIVE_INFINITY);

const byName = (a: CountedName, b: CountedName): number => compareNames(a.name, b.name);

const orders: Readonly<Record<FacetOrder, (a: CountedName, b: CountedName) => number>> = {
  count: (a, b) => b.count - a.count || byName(a, b),
  name: byName,
  number: (a, b) => firstNumber(a.name) - firstNumber(b.name) || byName(a, b),
  carType: (a, b) => (carTypeRank.get(a.name) ?? 9) - (carTypeRank.get(b.name) ?? 9) || byName(a, b),
};

/** Sorts the values of a facet as shoppers expect; car types as new, demo, used. @spec B9.13 */
export const orderFacetValues = (values: readonly CountedName[], order: FacetOrder): readonly CountedName[] =>
  values.toSorted(orders[order]);
