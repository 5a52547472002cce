import type { DemoDealer } from './dealers/dealer.ts';
import { demoDealers } from './dealers.ts';
import { type PhotoStore, readPhotos } from './photos/read-photos.ts';
import { applyStates } from './stock/apply-states.ts';
import { buildCar } from './stock/build-car.ts';
import { buildCaravan } from './stock/build-caravan.ts';
import { buildMotorcycle } from './stock/build-motorcycle.ts';
import { buildRecord, withLead } from './stock/build-record.ts';
import { buildTruck } from './stock/build-truck.ts';
import type { BuildContext, VehicleDraft } from './stock/draft.ts';
import { findThirdOfModel, listOrders } from './stock/list-orders.ts';
import { listLeads } from './stock/list-photos.ts';
import { planStock, type StockPlan } from './stock/plan-stock.ts';
import { createRandom } from './stock/random.ts';
import { calculateCustomRank } from './stock/rank.ts';
import type { CatalogueRow } from './stock/read-catalogue.ts';
import { spreadLeads } from './stock/spread-leads.ts';

type StockRecord = Record<string, unknown>;

const builders: Readonly<
  Record<DemoDealer['itemType'], (context: BuildContext, row: CatalogueRow) => VehicleDraft | undefined>
> = { car: buildCar, caravan: buildCaravan, truck: buildTruck, motorcycle: buildMotorcycle };

const draftVehicle = (context: BuildContext, plan: StockPlan): VehicleDraft => {
  const build = builders[context.dealer.itemType];
  for (const row of plan.rows) {
    const draft = build(context, row);
    if (draft !== undefined) return draft;
  }
  throw new Error(`no model of the catalogue fits a ${plan.carType} vehicle of ${context.dealer.slug}`);
};

const dayMs = 86_400_000;

const withRank = (record: StockRecord, today: string): StockRecord => {
  const listedAt = Date.parse(String(record.created_at));
  return {
    ...record,
    custom_rank: calculateCustomRank({
      listedDaysAgo: Math.floor((Date.parse(`${today}T12:00:00Z`) - listedAt) / dayMs),
      photoCount: Number(record.photos_count ?? 0),
      hasPrice: Number(record.offer_price ?? record.price ?? 0) > 10,
      isSold: record.status === 'sold',
      isReserved: record.reserved === true,
    }),
  };
};

const earlierDays = 4;
const maxMoves = 40;

/** Lists vehicles earlier until no model follows itself twice on the first page of the usual order. */
const spreadModels = (
  records: readonly StockRecord[],
  { usualOrder }: DemoDealer,
  today: string,
): readonly StockRecord[] => {
  let spread = records;
  for (let move = 0; move < maxMoves; move += 1) {
    const third = findThirdOfModel(spread, usualOrder);
    const record = third === undefined ? undefined : spread[third];
    if (third === undefined || record === undefined) break;
    const earlier = new Date(Date.parse(String(record.created_at)) - earlierDays * dayMs).toISOString();
    spread = spread.with(third, withRank({ ...record, created_at: earlier }, today));
  }
  return spread;
};

const withoutAbsent = (record: StockRecord): StockRecord =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined && value !== null));

/** Gives the same stock on every machine for the same site and day. `today` is 'YYYY-MM-DD'. */
export const buildDemoStock = (
  siteSlug: string,
  today: string,
  photos: PhotoStore = readPhotos(),
): Record<string, unknown>[] => {
  const dealer = demoDealers.find(({ slug }) => slug === siteSlug);
  if (dealer === undefined) {
    throw new Error(`no demo dealer '${siteSlug}'; there are ${demoDealers.map(({ slug }) => slug).join(', ')}`);
  }
  const plans = planStock(dealer, createRandom(`${siteSlug}:plan`));
  const vehicles = plans.map((plan, index) => {
    const random = createRandom(`${siteSlug}:${index}`);
    const draft = draftVehicle({ dealer, random, today, carType: plan.carType }, plan);
    const record = buildRecord({ dealer, random, today, index, plan, photos }, draft);
    return { record, leads: listLeads(photos.manifest, draft, dealer.photoSettings) };
  });
  const random = createRandom(`${siteSlug}:states`);
  const states = { siteSlug, random, today, utcOffset: dealer.utcOffset };
  const ranked = applyStates(
    vehicles.map(({ record }) => record),
    states,
  ).map((record) => withRank(record, today));
  const records = spreadModels(ranked, dealer, today);
  const leads = spreadLeads(
    records.map(({ photos_count }, index) => (Number(photos_count) > 1 ? (vehicles[index]?.leads ?? []) : [])),
    listOrders(records, dealer.usualOrder),
  );
  return records.map((record, index) => withoutAbsent(withLead(record, leads[index])));
};
