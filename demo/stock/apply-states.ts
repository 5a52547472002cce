import { addDays, atMinute } from './calendar.ts';
import { findPhrases } from './find-phrases.ts';
import type { Random } from './random.ts';

type StockRecord = Record<string, unknown>;

interface StateContext {
  readonly siteSlug: string;
  readonly random: Random;
  readonly today: string;
  readonly utcOffset: string;
}

interface StockState {
  readonly name: string;
  readonly sharePercent: number;
  readonly atLeast: number;
  readonly fits?: (record: StockRecord) => boolean;
  readonly apply: (record: StockRecord, context: StateContext) => StockRecord;
}

const isNew = (record: StockRecord): boolean => record.car_type === 'new';
const isUsed = (record: StockRecord): boolean => record.car_type === 'used';
const priceOf = (record: StockRecord): number => Number(record.price ?? 0);
const market = (record: StockRecord): Record<string, number> => (record.autograb_data ?? {}) as Record<string, number>;

const sold =
  (fromHours: number, toHours: number) =>
  (record: StockRecord, { random, today, utcOffset }: StateContext): StockRecord => {
    const midnight = Date.parse(atMinute(today, 0, utcOffset));
    const soldAt = midnight - random.integer(fromHours * 60, toHours * 60) * 60_000;
    const listedAt = Math.min(Date.parse(String(record.created_at)), soldAt - 86_400_000);
    return {
      ...record,
      status: 'sold',
      sold: true,
      tag: 'SOLD',
      sold_date_timestamp: Math.floor(soldAt / 1000),
      created_at: new Date(listedAt).toISOString(),
      updated_at: new Date(soldAt).toISOString(),
    };
  };

const set =
  (change: StockRecord) =>
  (record: StockRecord): StockRecord => ({ ...record, ...change });

const belowMarket =
  (dollars: number, key: 'state_average_market_price' | 'average_market_price') =>
  (record: StockRecord): StockRecord => ({
    ...record,
    autograb_data: {
      ...(key === 'average_market_price' ? {} : market(record)),
      [key]: priceOf(record) + dollars,
    },
  });

const offer = (record: StockRecord, { random }: StateContext): StockRecord => {
  const price = priceOf(record);
  const saving = Math.max(500, Math.round((price * random.integer(3, 7)) / 100 / 250) * 250);
  return { ...record, before_price: price + 500, offer_price: price - saving };
};

const withoutWeekly = (record: StockRecord): StockRecord => ({
  ...record,
  finance_lenders: Object.fromEntries(
    Object.entries((record.finance_lenders ?? {}) as Record<string, StockRecord>).map(([key, figures]) => [
      key,
      { ...figures, paymentWeek: null, paymentMonth: null },
    ]),
  ),
});

const withoutComparison = (record: StockRecord): StockRecord => ({
  ...record,
  finance_lenders: Object.fromEntries(
    Object.entries((record.finance_lenders ?? {}) as Record<string, StockRecord>).map(([key, figures]) => [
      key,
      { ...figures, comparisonRate: null },
    ]),
  ),
});

const defaultImageUrl = '/media/demo/new-arrival.svg';

const noSpin: StockRecord = { spin_code: null, spin_images: null, spin_interior_image: null, hotspots: null };
const noPictures: StockRecord = {
  ...noSpin,
  images: [],
  thumbnails: [],
  primary_image_url: null,
  photos_count: 0,
};
const onePlaceholder: StockRecord = {
  ...noSpin,
  images: [
    {
      image: { url: defaultImageUrl, thumb: { url: defaultImageUrl } },
      caption: 'Photos of this vehicle are on the way',
    },
  ],
  thumbnails: [defaultImageUrl],
  primary_image_url: defaultImageUrl,
  photos_count: 1,
};

const withVideo = (record: StockRecord): StockRecord => ({
  ...record,
  video_url: `/media/demo/walkaround-${String(record.item_type)}.webm`,
});

const hasPhotos = (record: StockRecord): boolean => Number(record.photos_count) > 1;

/** 'Big Buck Bunny' by the Blender Foundation. Its licence lets anyone show it. */
const openFilms = {
  youTube: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  vimeo: 'https://vimeo.com/1084537',
} as const;
const withPlayer =
  (external_video_url: string) =>
  (record: StockRecord): StockRecord => ({ ...record, external_video_url });

const withRego = (fromDays: number, toDays: number) => (record: StockRecord, context: StateContext) => ({
  ...record,
  rego_expiry: addDays(context.today, context.random.integer(fromDays, toDays)),
});

const hasLenders = (record: StockRecord): boolean => record.finance_lenders !== undefined;
const noMoney: StockRecord = { finance_lenders: null, youxQuote: null, before_price: null, autograb_data: null };

const awaited =
  (change: StockRecord, part: string) =>
  (record: StockRecord, { siteSlug, today, utcOffset }: StateContext): StockRecord => {
    const dealercomments = findPhrases(siteSlug, part, String(record.car_type))[0]?.text;
    const listedAt = new Date(atMinute(addDays(today, -30), 9 * 60, utcOffset)).toISOString();
    return { ...record, ...change, dealercomments, created_at: listedAt, updated_at: listedAt };
  };

const mainStates: readonly StockState[] = [
  { name: 'sold within 3 days', sharePercent: 2, atLeast: 4, apply: sold(1, 40) },
  { name: 'sold within 14 days', sharePercent: 1.5, atLeast: 3, apply: sold(24 * 4, 24 * 12) },
  { name: 'sold long ago', sharePercent: 1.5, atLeast: 3, apply: sold(24 * 40, 24 * 200) },
  { name: 'coming soon', sharePercent: 3, atLeast: 4, apply: awaited({ status: 'coming_soon' }, 'coming') },
  { name: 'unknown status', sharePercent: 0.4, atLeast: 2, apply: set({ status: 'at_auction' }) },
  { name: 'hidden from the website', sharePercent: 0.6, atLeast: 2, apply: set({ show_on_dealer_website: false }) },
  { name: 'reserved', sharePercent: 3, atLeast: 4, apply: set({ reserved: true }) },
  {
    name: 'preorder',
    sharePercent: 1.2,
    atLeast: 2,
    fits: isNew,
    apply: awaited({ ...noMoney, preorder: true, price: null, km: null }, 'preorder'),
  },
  {
    name: 'subscription',
    sharePercent: 1.2,
    atLeast: 3,
    apply: (record) => ({ ...record, subscription_price: Math.round(priceOf(record) / 138) + 40 }),
  },
  { name: 'offer', sharePercent: 5, atLeast: 5, apply: offer },
  { name: 'runout', sharePercent: 2.5, atLeast: 3, fits: isNew, apply: set({ tag: 'Runout Sale' }) },
  {
    name: 'test drive only',
    sharePercent: 1,
    atLeast: 2,
    fits: (record) => record.car_type === 'demo',
    apply: (record) => ({ ...record, tag: record.item_type === 'caravan' ? 'Display Van' : 'Test Drive Only' }),
  },
  { name: 'no price', sharePercent: 1.5, atLeast: 3, apply: set({ ...noMoney, price: null, dealercomments: null }) },
  { name: 'price of 0', sharePercent: 0.2, atLeast: 1, apply: set({ ...noMoney, price: 0 }) },
  { name: 'price of 10', sharePercent: 0.2, atLeast: 1, apply: set({ ...noMoney, price: 10 }) },
  { name: 'no images', sharePercent: 1, atLeast: 2, apply: set(noPictures) },
  { name: 'one default image', sharePercent: 1.5, atLeast: 3, apply: set(onePlaceholder) },
  {
    name: '499 below the state average',
    sharePercent: 0.3,
    atLeast: 1,
    fits: isUsed,
    apply: belowMarket(499, 'state_average_market_price'),
  },
  {
    name: '500 below the state average',
    sharePercent: 0.3,
    atLeast: 1,
    fits: isUsed,
    apply: belowMarket(500, 'state_average_market_price'),
  },
  {
    name: 'below the national average alone',
    sharePercent: 0.6,
    atLeast: 1,
    fits: isUsed,
    apply: belowMarket(1250, 'average_market_price'),
  },
  { name: 'lender without repayments', sharePercent: 0.5, atLeast: 1, fits: hasLenders, apply: withoutWeekly },
  { name: 'lender without comparison rate', sharePercent: 0.5, atLeast: 1, fits: hasLenders, apply: withoutComparison },
];

const sideStates: readonly StockState[] = [
  { name: 'rego expired', sharePercent: 4, atLeast: 2, fits: isUsed, apply: withRego(-200, -5) },
  {
    name: 'no odometer',
    sharePercent: 0.5,
    atLeast: 1,
    fits: (record) => record.km !== undefined && isUsed(record),
    apply: set({ km: null, dealercomments: null }),
  },
  { name: 'no VIN', sharePercent: 2, atLeast: 2, apply: set({ vin: null, nvic: null, has_nvic: false }) },
  {
    name: 'history report',
    sharePercent: 30,
    atLeast: 5,
    fits: isUsed,
    apply: set({ file: '/media/demo/history-report-sample.pdf' }),
  },
  { name: 'video', sharePercent: 4, atLeast: 3, fits: hasPhotos, apply: withVideo },
  { name: 'empty comments', sharePercent: 0.5, atLeast: 1, apply: set({ dealercomments: '|' }) },
  { name: 'player video', sharePercent: 0.5, atLeast: 2, fits: hasPhotos, apply: withPlayer(openFilms.youTube) },
  { name: 'other player video', sharePercent: 0.5, atLeast: 2, fits: hasPhotos, apply: withPlayer(openFilms.vimeo) },
];

/**
 * Puts `sharePercent` of the vehicles into each state, but at least `atLeast`. A state that fits too few vehicles gets
 * fewer.
 */
export const applyStates = (records: readonly StockRecord[], context: StateContext): readonly StockRecord[] => {
  const result = [...records];
  const order = context.random.shuffle(result.map((_, index) => index));
  const taken = new Set<number>();
  const give = (state: StockState, isExclusive: boolean): void => {
    let left = Math.max(state.atLeast, Math.round((result.length * state.sharePercent) / 100));
    for (const index of isExclusive ? order : context.random.shuffle(order)) {
      const record = result[index];
      if (left === 0) return;
      if (record === undefined || (isExclusive && taken.has(index)) || state.fits?.(record) === false) continue;
      result[index] = state.apply(record, context);
      if (isExclusive) taken.add(index);
      left -= 1;
    }
  };
  for (const state of mainStates) give(state, true);
  for (const state of sideStates) give(state, false);
  return result;
};
