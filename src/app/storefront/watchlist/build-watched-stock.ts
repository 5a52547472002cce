import { buildVehicleCard } from '#src/app/storefront/vehicle-card/build-vehicle-card.ts';
import type { ViewContext } from '#src/app/storefront/view-context.ts';
import { findShownPriceCents } from '#src/pricing/rules/find-shown-price-cents.ts';
import { getVehicleTitle } from '#src/vehicle/rules/get-vehicle-title.ts';
import { isInStock, isListed } from '#src/vehicle/rules/status/stock-status.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { buildSavedLine, type SavedLineView } from '#src/watchlist/view/build-saved-line.ts';
import type { WatchedStock } from './build-watchlist-view.ts';

interface Entry {
  readonly vehicleId: number;
  readonly priceCents: number | null;
  readonly addedAt: Date;
}

const describeSaving = (
  { priceCents, addedAt }: Entry,
  vehicle: Vehicle | undefined,
  timeZone: string,
): SavedLineView => {
  const currentCents = vehicle !== undefined && isInStock(vehicle) ? findShownPriceCents(vehicle) : null;
  return buildSavedLine({ addedAt, savedCents: priceCents, currentCents }, timeZone);
};

/** Builds saved vehicles as they are now: listed ones as cards, the rest by name. @spec B1.15, B4.37 */
export const buildWatchedStock = (
  entries: readonly Entry[],
  vehicles: readonly Vehicle[],
  context: ViewContext,
): WatchedStock => {
  const { site, now } = context;
  const byId = new Map(vehicles.map((vehicle) => [vehicle.id, vehicle]));
  const all = entries.map((entry) => {
    const vehicle = byId.get(entry.vehicleId);
    const saved = describeSaving(entry, vehicle, site.timeZone);
    return { id: entry.vehicleId, vehicle, saved };
  });
  const isShown = (vehicle: Vehicle | undefined): vehicle is Vehicle =>
    vehicle !== undefined && isListed(vehicle, site.config.search, now);
  return {
    ids: entries.map(({ vehicleId }) => vehicleId),
    cards: all.flatMap(({ vehicle, saved }) =>
      isShown(vehicle) ? [{ card: buildVehicleCard(vehicle, context), saved }] : [],
    ),
    gone: all.flatMap(({ id, vehicle, saved }) =>
      isShown(vehicle) ? [] : [{ id, saved, name: vehicle === undefined ? `Number ${id}` : getVehicleTitle(vehicle) }],
    ),
  };
};
