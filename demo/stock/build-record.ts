import type { DemoDealer, DemoLocation } from '../dealers/dealer.ts';
import type { PhotoStore } from '../photos/read-photos.ts';
import { addDays, atMinute } from './calendar.ts';
import { choosePictures, maxPictures, mediaUrl } from './choose-pictures.ts';
import { chooseSpin } from './choose-spin.ts';
import type { VehicleDraft } from './draft.ts';
import { buildNvic, buildPlate, buildStockNumber, buildVin, slugify } from './identity.ts';
import { quoteLenders } from './lenders.ts';
import type { Picture } from './picture.ts';
import type { StockPlan } from './plan-stock.ts';
import { choosePrice } from './price.ts';
import { createRandom, type Random } from './random.ts';
import { writeComment } from './write-comment.ts';

export interface RecordContext {
  readonly dealer: DemoDealer;
  readonly random: Random;
  readonly today: string;
  readonly index: number;
  readonly plan: StockPlan;
  readonly photos: PhotoStore;
}

const yearlyKm: Readonly<Record<string, number>> = { car: 14_000, caravan: 0, truck: 40_000, motorcycle: 4_200 };

const chooseListedDaysAgo = (random: Random): number =>
  random.chance(0.09) ? random.integer(1, 7) : Math.round(9 + random.next() ** 1.8 * 150);

const spunShare = 0.3;

interface Image {
  readonly image: { readonly url: string; readonly thumb: { readonly url: string } };
  readonly isVideo: boolean;
  readonly caption: string;
}

const buildImage = ({ file, caption }: Picture): Image => ({
  image: { url: mediaUrl(file), thumb: { url: mediaUrl(file) } },
  isVideo: false,
  caption,
});

const listImages = (images: readonly Image[]): Record<string, unknown> => {
  const urls = images.map(({ image }) => image.url);
  return { images, thumbnails: urls, primary_image_url: urls[0] };
};

const isSameView = (studioUrl: string, url: string): boolean =>
  url.startsWith(studioUrl.slice(0, studioUrl.lastIndexOf('-') + 1));

/** Puts a picture first in the gallery. A gallery with fewer than two pictures stays as it is. */
export const withLead = (record: Record<string, unknown>, lead: Picture | undefined): Record<string, unknown> => {
  const images = (record.images ?? []) as readonly Image[];
  const [first, second, ...others] = images;
  if (lead === undefined || first === undefined || second === undefined) return record;
  const image = buildImage(lead);
  const hasLead = images.some(({ image: { url } }) => url === image.image.url);
  const kept = hasLead || !isSameView(first.image.url, image.image.url) ? [first] : [];
  const rest = [second, ...kept, ...others].filter(({ image: { url } }) => url !== image.image.url);
  const gallery = [image, ...rest].slice(0, maxPictures);
  return { ...record, ...listImages(gallery), photos_count: gallery.length };
};

const buildMedia = ({ dealer, index, photos }: RecordContext, draft: VehicleDraft): Record<string, unknown> => {
  // Pictures and spins have random sources of their own, so that a new photograph changes no prices, comments or spins.
  const pictures = choosePictures(
    createRandom(`${dealer.slug}:${index}:pictures`),
    draft,
    photos.manifest,
    dealer.photoSettings,
  );
  return {
    ...listImages(pictures.map(buildImage)),
    photos_count: pictures.length,
    ...(createRandom(`${dealer.slug}:${index}:spin`).chance(spunShare) && chooseSpin(draft, photos, dealer.slug)),
  };
};

const buildPlace = (plan: StockPlan, location: DemoLocation): Record<string, unknown> => ({
  dealership_id: plan.dealership.id,
  dealership_slug: plan.dealership.slug,
  dealership_name: plan.dealership.name,
  location: {
    name: location.name,
    slug: location.slug,
    phone: location.phone,
    address: {
      id: location.id,
      street: location.street,
      city: location.city,
      state: location.state,
      postcode: location.postcode,
    },
    distribution_locations: [],
  },
  location_id: location.id,
  location_name: location.name,
  city: location.city,
  state: location.state,
  private_suburb: location.city,
  private_postcode: location.postcode,
});

const regoOf = (random: Random, draft: VehicleDraft, state: string, today: string): Record<string, unknown> =>
  draft.carType === 'new'
    ? {}
    : { regplate: buildPlate(random, state), rego_expiry: addDays(today, random.integer(12, 360)) };

const priceTypeOf = (random: Random, dealer: DemoDealer, carType: string): string => {
  if (dealer.itemType === 'truck') return 'Excl. GST';
  if (carType !== 'used' || dealer.slug === 'banksia-used') return 'Drive Away';
  return random.chance(0.6) ? 'Excl. Govt. Charges' : 'Drive Away';
};

const reduced = (random: Random, price: number): number | undefined =>
  random.chance(0.28) ? price + Math.max(500, Math.round((price * random.integer(2, 7)) / 100 / 500) * 500) : undefined;

const averagesOf = (random: Random, draft: VehicleDraft, price: number): Record<string, number> | undefined => {
  if (draft.carType !== 'used' || random.chance(0.2)) return undefined;
  const state = Math.round(price * (0.93 + random.next() * 0.14));
  return {
    state_average_market_price: state,
    average_market_price: Math.round(state * (0.985 + random.next() * 0.03)),
  };
};

const quoteYoux = (random: Random, price: number): Record<string, number> | undefined => {
  if (!random.chance(0.15) || price < 5000) return undefined;
  const advertisedRate = random.pick([6.49, 6.99, 7.49]);
  const weeklyRate = advertisedRate / 5200;
  const weekly = (price * weeklyRate) / (1 - (1 + weeklyRate) ** -260);
  return {
    weeklyRepaymentAmount: Math.round(weekly * 100) / 100,
    comparisonRate: Math.round((advertisedRate + 1.12) * 100) / 100,
    advertisedRate,
  };
};

const buildMoney = (context: RecordContext, draft: VehicleDraft): Record<string, unknown> => {
  const { random, dealer } = context;
  const price = choosePrice(random, draft, yearlyKm[dealer.itemType] ?? 14_000);
  return {
    price,
    before_price: reduced(random, price),
    price_type: priceTypeOf(random, dealer, draft.carType),
    autograb_data: averagesOf(random, draft, price),
    youxQuote: quoteYoux(random, price),
    finance_lenders: quoteLenders(random, dealer.slug, price, draft.ageYears),
  };
};

const buildDates = (context: RecordContext): Record<string, unknown> & { listedDaysAgo: number } => {
  const { random, today, dealer } = context;
  const listedDaysAgo = chooseListedDaysAgo(random);
  const updatedDaysAgo = random.integer(1, Math.max(1, Math.min(listedDaysAgo, 30)));
  return {
    listedDaysAgo,
    created_at: atMinute(addDays(today, -listedDaysAgo), random.integer(420, 1050), dealer.utcOffset),
    updated_at: atMinute(addDays(today, -updatedDaysAgo), random.integer(1051, 1130), dealer.utcOffset),
  };
};

const buildIdentity = (context: RecordContext, draft: VehicleDraft): Record<string, unknown> => {
  const { dealer, random, index, plan } = context;
  const stockNumber = buildStockNumber(dealer.slug, index, draft);
  const hasNvic = dealer.itemType === 'car' && random.chance(0.9);
  return {
    id: plan.location.id * 10_000 + index,
    slug: slugify(`${draft.name} ${stockNumber}`),
    name: draft.name,
    year: draft.year,
    make: draft.make,
    model: draft.model,
    badge: draft.badge,
    series: draft.series,
    vin: buildVin(random, index),
    ...(hasNvic && { nvic: buildNvic(random) }),
    has_nvic: hasNvic,
    stocknum: stockNumber,
    colour: draft.colour.name,
    carsales_title: [draft.name, draft.series].filter((part) => part !== undefined).join(' '),
  };
};

const buildClassification = ({ dealer, random }: RecordContext, draft: VehicleDraft): Record<string, unknown> => ({
  car_type: draft.carType,
  item_type: dealer.itemType,
  status: 'in_stock',
  certified: draft.carType === 'used' && draft.make === 'Mazda' && draft.ageYears < 6 && random.chance(0.6),
  ...(draft.carType === 'demo' && random.chance(0.3) && { tag: 'Demonstrator' }),
});

export const buildRecord = (context: RecordContext, draft: VehicleDraft): Record<string, unknown> => {
  const { dealer, random, plan, today } = context;
  const { listedDaysAgo, ...dates } = buildDates(context);
  const { city, state } = plan.location;
  const distance = yearlyKm[dealer.itemType] ?? 14_000;
  return {
    ...buildIdentity(context, draft),
    ...buildClassification(context, draft),
    km: draft.odometerKm,
    views: random.integer(0, 40) + listedDaysAgo * random.integer(1, 9),
    build_date: draft.buildMonth,
    ...regoOf(random, draft, state, today),
    ...draft.fields,
    ...dates,
    ...buildMoney(context, draft),
    ...buildMedia(context, draft),
    ...buildPlace(plan, plan.location),
    dealercomments: writeComment({ random, siteSlug: dealer.slug, place: city, yearlyKm: distance }, draft),
    standardEquipment: draft.equipment,
  };
};
