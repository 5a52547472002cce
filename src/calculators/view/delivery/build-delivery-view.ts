import { type DeliveryEstimate, findDeliveryStart } from '#src/calculators/rules/delivery/estimate-delivery.ts';
import { formatPrice } from '#src/lib/format-number.ts';
import * as pagePaths from '#src/lib/page-paths.ts';
import { findVehicleLocation } from '#src/locations/rules/find-vehicle-location.ts';
import type { SiteLocation } from '#src/sites/model/site-location.ts';
import { isInStock } from '#src/vehicle/rules/status/stock-status.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import type { DeliveryConfig } from '../../rules/delivery/delivery-config.ts';

export interface DeliveryView {
  readonly action: string;
  readonly locationId: number;
  readonly note: string;
}

/** @spec B4.56 */
export type DeliveryOutcome =
  | {
      readonly kind: 'result';
      readonly priceText: string;
      readonly placeText: string;
    }
  | { readonly kind: 'error'; readonly message: string; readonly isInput: boolean };

/** @spec B1.10, B2.48, D.13 */
export const buildDeliveryView = (
  vehicle: Vehicle,
  config: DeliveryConfig,
  locations: readonly SiteLocation[],
): DeliveryView | null => {
  const from = findDeliveryStart(config, locations, findVehicleLocation(vehicle, locations)?.id ?? null);
  if (config.zones.length === 0 || from === undefined || !isInStock(vehicle)) return null;
  return {
    action: pagePaths.delivery(vehicle.slug),
    locationId: from.id,
    note: `This is an estimate for delivery from ${from.address.city}, ${from.address.state}. We’ll confirm the price before you decide.`,
  };
};

export type DeliveryAnswer = DeliveryEstimate | { readonly kind: 'failed' };

const messages = {
  postcodeMissing: 'Please enter a postcode.',
  postcodeInvalid: 'Invalid postcode. Please enter a 4-digit number.',
  noEstimate:
    "Sorry, we can't provide an estimate for that location. Please use the enquiry form on this page or give us a call to get a quote.",
  failed: 'We couldn’t get a delivery price just now. Please try again in a moment, or give us a call.',
} as const;

/** @spec B3.24, B5.19, B8.02, L5.07 */
export const describeDelivery = (answer: DeliveryAnswer): DeliveryOutcome => {
  if (answer.kind === 'estimate') {
    return {
      kind: 'result',
      priceText: answer.priceCents === 0 ? 'Free delivery' : formatPrice(answer.priceCents),
      placeText: answer.priceCents === 0 ? `to ${answer.name}` : `delivered to ${answer.name}`,
    };
  }
  const isInput = answer.kind === 'postcodeMissing' || answer.kind === 'postcodeInvalid';
  return { kind: 'error', message: messages[answer.kind], isInput };
};
