import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { findOffSale } from './find-off-sale.ts';

type KindOf = Pick<Vehicle, 'carType' | 'itemType'>;

export interface KindCount extends KindOf {
  readonly count: number;
  readonly stockNumbers: readonly string[];
}

export interface ListedKinds {
  readonly itemTypes: readonly string[];
  readonly listing: { readonly carTypes: readonly string[] };
}

export const mostNamed = 3;

type CountedVehicle = KindOf & Pick<Vehicle, 'stockNumber' | 'status' | 'isSold' | 'isShownOnWebsite'>;

export const createKindCounter = () => {
  const counts = new Map<string, KindCount>();
  return {
    add: (vehicle: CountedVehicle): void => {
      if (findOffSale(vehicle) !== null) return;
      const { carType, itemType, stockNumber } = vehicle;
      const { count, stockNumbers } = counts.get(`${carType} ${itemType}`) ?? { count: 0, stockNumbers: [] };
      counts.set(`${carType} ${itemType}`, {
        carType,
        itemType,
        count: count + 1,
        stockNumbers: [...stockNumbers, stockNumber].slice(0, mostNamed),
      });
    },
    list: (): readonly KindCount[] => [...counts.values()],
  };
};

const sayUnlisted = ({ count, stockNumbers }: KindCount, kind: string, setting: string, listed: string): string => {
  const cars = count === 1 ? `1 ${kind} for sale isn't` : `${count} ${kind}s for sale aren't`;
  const names = `${count > stockNumbers.length ? 'such as ' : ''}${stockNumbers.join(', ')}`;
  return `${cars} listed in the search (${names}): this site lists only ${listed}. To list ${count === 1 ? 'it' : 'them'}, add to site.yaml: ${setting}`;
};

const union = (listed: readonly string[], found: readonly string[]): string =>
  [...new Set([...listed, ...found])].join(', ');

/**
 * Reports vehicles for sale that the search doesn't list, because of their item type or car type. Proposes a setting
 * that would list them.
 * @spec B9.17
 */
export const describeUnlisted = (
  kinds: readonly KindCount[],
  { listing: { carTypes }, itemTypes }: ListedKinds,
): readonly string[] => {
  const itemSetting = `search: { itemTypes: [${union(
    itemTypes,
    kinds.map(({ itemType }) => itemType),
  )}] }`;
  const carSetting = `search: { listing: { carTypes: [${union(
    carTypes,
    kinds.map(({ carType }) => carType),
  )}] } }`;
  return kinds.flatMap((kind) => {
    const { carType, itemType } = kind;
    if (!itemTypes.includes(itemType)) {
      return [sayUnlisted(kind, itemType, itemSetting, `${itemTypes.join('s and ')}s`)];
    }
    if (carTypes.length === 0 || carTypes.includes(carType)) return [];
    return [sayUnlisted(kind, `${carType} ${itemType}`, carSetting, `${carTypes.join(' and ')} ones`)];
  });
};
