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
 * Reuses the card built in the same minute for the same vehicle object, site, paths and options. Only search hits reuse
 * vehicle objects; other queries create new ones each time.
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
