import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { findOffSale } from './find-off-sale.ts';

type KindOf = Pick<Vehicle, 'carType' | 'itemType'>;

/** How many of a feed's vehicles for sale are of one kind, such as demonstrator cars. */
export interface KindCount extends KindOf {
  readonly count: number;
  readonly firstStockNumber: string;
}

/** A site's `search` settings. */
export interface ListedKinds {
  readonly itemTypes: readonly string[];
  readonly listing: { readonly carTypes: readonly string[] };
}

type CountedVehicle = KindOf & Pick<Vehicle, 'stockNumber' | 'status' | 'isSold' | 'isShownOnWebsite'>;

export const createKindCounter = () => {
  const counts = new Map<string, KindCount>();
  return {
    add: (vehicle: CountedVehicle): void => {
      if (findOffSale(vehicle) !== null) return;
      const { carType, itemType, stockNumber } = vehicle;
      const before = counts.get(`${carType} ${itemType}`);
      const first = { carType, itemType, firstStockNumber: stockNumber };
      counts.set(`${carType} ${itemType}`, { ...(before ?? first), count: (before?.count ?? 0) + 1 });
    },
    list: (): readonly KindCount[] => [...counts.values()],
  };
};

const sayUnlisted = ({ count, firstStockNumber }: KindCount, kind: string, setting: string, listed: string): string => {
  const cars = count === 1 ? `1 ${kind} for sale isn't` : `${count} ${kind}s for sale aren't`;
  return `${cars} listed in the search (${count === 1 ? '' : 'such as '}${firstStockNumber}): this site lists only ${listed}. To list ${count === 1 ? 'it' : 'them'}, write into site.yaml: ${setting}`;
};

/** Says which vehicles for sale shoppers don't find, because the site's search doesn't list their kind. @spec B9.17 */
export const describeUnlisted = (kinds: readonly KindCount[], { listing, itemTypes }: ListedKinds): readonly string[] =>
  kinds.flatMap((kind) => {
    const { carType, itemType } = kind;
    const { carTypes } = listing;
    if (!itemTypes.includes(itemType)) {
      const setting = `search: { itemTypes: [${[...itemTypes, itemType].join(', ')}] }`;
      return [sayUnlisted(kind, itemType, setting, `${itemTypes.join('s and ')}s`)];
    }
    if (carTypes.length === 0 || carTypes.includes(carType)) return [];
    const setting = `search: { listing: { carTypes: [${[...carTypes, carType].join(', ')}] } }, or [] for all`;
    return [sayUnlisted(kind, `${carType} ${itemType}`, setting, `${carTypes.join(' and ')} ones`)];
  });
