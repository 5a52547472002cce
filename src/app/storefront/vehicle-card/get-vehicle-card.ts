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
 * Builds the card, or returns the one built earlier in the same minute for the same vehicle object, site, paths and
 * options. That helps only with search hits, because other queries create new vehicle objects each time.
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
