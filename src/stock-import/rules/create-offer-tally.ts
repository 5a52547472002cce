import { findShownPriceCents } from '#src/pricing/rules/find-shown-price-cents.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { findOffSale } from './find-off-sale.ts';

/** The first cars by stock number, and how many there are. */
export interface NamedCars {
  readonly count: number;
  readonly stockNumbers: readonly string[];
}

export interface OffSaleCar {
  readonly stockNumber: string;
  /** Why the car is off sale, such as the dealer's word 'Wholesale'. */
  readonly reason: string;
}

/** The cars of a feed, grouped by what shoppers can do with them after an import. */
export interface FeedOffers {
  /** Doesn't include reserved cars. */
  readonly forSale: number;
  readonly priced: number;
  /** For sale with words such as 'POA' in place of a price. */
  readonly worded: NamedCars & { readonly words: readonly string[] };
  /** For sale without a price in the feed. */
  readonly blank: NamedCars;
  /** For sale, with a price in the feed that shoppers don't see. */
  readonly unseen: NamedCars;
  readonly reserved: NamedCars;
  readonly notForSale: { readonly count: number; readonly cars: readonly OffSaleCar[] };
}

export type PriceGap = { readonly kind: 'worded'; readonly words: string } | { readonly kind: 'blank' | 'unseen' };

export interface OfferedRow {
  readonly vehicle: Pick<
    Vehicle,
    'stockNumber' | 'status' | 'isSold' | 'isShownOnWebsite' | 'isReserved' | 'priceCents' | 'offerPriceCents'
  >;
  /** Why the vehicle has no price, if it has none. */
  readonly priceGap: PriceGap;
  readonly offSaleReason: string;
  /** True if the vehicle was on the site, but not for sale. */
  readonly wasOffSale: boolean;
  /** True if the vehicle was on the site without a price. */
  readonly wasPriceless: boolean;
  readonly isSoldOnline: boolean;
}

const mostListed = 20;
const mostWords = 3;

const createList = <Car>() => {
  const fresh: Car[] = [];
  const known: Car[] = [];
  let count = 0;
  return {
    add: (car: Car, isFresh = true): void => {
      const list = isFresh ? fresh : known;
      count += 1;
      if (list.length < mostListed) list.push(car);
    },
    count: () => count,
    list: (): readonly Car[] => [...fresh, ...known].slice(0, mostListed),
  };
};

const createNames = () => {
  const names = createList<string>();
  return { ...names, read: (): NamedCars => ({ count: names.count(), stockNumbers: names.list() }) };
};

/**
 * Lists cars that go off sale or lose their price with this feed before those that already were off sale or without a
 * price. Doesn't count sold cars.
 */
export const createOfferTally = () => {
  const gaps = { worded: createNames(), blank: createNames(), unseen: createNames() };
  const reserved = createNames();
  const offSale = createList<OffSaleCar>();
  const words: string[] = [];
  let [forSale, priced] = [0, 0];
  const addForSale = ({ vehicle, priceGap, wasPriceless }: OfferedRow): void => {
    forSale += 1;
    if (findShownPriceCents(vehicle) !== null) {
      priced += 1;
      return;
    }
    gaps[priceGap.kind].add(vehicle.stockNumber, !wasPriceless);
    if (priceGap.kind !== 'worded' || words.length >= mostWords) return;
    if (!words.some((word) => word.toLowerCase() === priceGap.words.toLowerCase())) words.push(priceGap.words);
  };
  return {
    add: (row: OfferedRow): void => {
      const { vehicle, offSaleReason: reason, wasOffSale, isSoldOnline } = row;
      const { stockNumber } = vehicle;
      const sale = findOffSale(vehicle);
      if (sale === 'sold' || isSoldOnline) return;
      if (sale !== null) offSale.add({ stockNumber, reason }, !wasOffSale);
      else if (vehicle.isReserved) reserved.add(stockNumber);
      else addForSale(row);
    },
    read: (): FeedOffers => ({
      forSale,
      priced,
      worded: { ...gaps.worded.read(), words },
      blank: gaps.blank.read(),
      unseen: gaps.unseen.read(),
      reserved: reserved.read(),
      notForSale: { count: offSale.count(), cars: offSale.list() },
    }),
  };
};
