import type { ViewContext } from '#src/app/storefront/view-context.ts';
import { minuteMs } from '#src/lib/durations.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { buildVehicleCard, type CardOptions, type VehicleCardView } from './build-vehicle-card.ts';

interface BuiltCard extends Pick<ViewContext, 'site' | 'paths'>, CardOptions {
  readonly minute: number;
  readonly card: VehicleCardView;
}

const built = new WeakMap<Vehicle, BuiltCard>();

/**
 * Returns `buildVehicleCard`'s card, the same object for a minute if the site, its stock and the options are the same.
 * Only search hits are the same vehicle objects for as long.
 */
export const getVehicleCard = (vehicle: Vehicle, context: ViewContext, options: CardOptions): VehicleCardView => {
  const { site, paths, now } = context;
  const minute = Math.floor(now.getTime() / minuteMs);
  const known = built.get(vehicle);
  if (
    known?.minute === minute &&
    known.site === site &&
    known.paths === paths &&
    known.figures === options.figures &&
    known.towLimitKg === options.towLimitKg
  )
    return known.card;
  const card = buildVehicleCard(vehicle, context, options);
  built.set(vehicle, { site, paths, minute, ...options, card });
  return card;
};
