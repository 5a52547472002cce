import { findPrimaryLocation } from '#src/locations/rules/find-vehicle-location.ts';
import type { SiteLocation } from '#src/sites/model/site-location.ts';
import type { DeliveryConfig } from './delivery-config.ts';

/** @spec B3.24 */
export type DeliveryEstimate =
  | { readonly kind: 'estimate'; readonly name: string; readonly priceCents: number }
  | { readonly kind: 'postcodeMissing' | 'postcodeInvalid' | 'noEstimate' };

type Zone = DeliveryConfig['zones'][number];

const holds =
  (postcode: string) =>
  ({ postcodes }: Zone): boolean =>
    postcodes.some((range) => {
      const [first = range, last = first] = range.split('-');
      return first <= postcode && postcode <= last;
    });

/** @spec B5.19, L5.07, D.13 */
export const checkPostcode = (postcode: string): 'postcodeMissing' | 'postcodeInvalid' | null => {
  if (postcode.trim() === '') return 'postcodeMissing';
  return /^\d{4}$/.test(postcode.trim()) ? null : 'postcodeInvalid';
};

/** @spec B7.19, B8.02, D.13 */
export const estimateDelivery = (
  typed: string,
  { zones }: DeliveryConfig,
  distanceKmTo: (postcode: string) => number | null,
): DeliveryEstimate => {
  const problem = checkPostcode(typed);
  if (problem !== null) return { kind: problem };
  const postcode = typed.trim();
  const zone = zones.find(holds(postcode));
  if (zone === undefined) return { kind: 'noEstimate' };
  const distanceKm = zone.perKmDollars === 0 ? 0 : distanceKmTo(postcode);
  if (distanceKm === null) return { kind: 'noEstimate' };
  const priceCents = Math.round(zone.priceDollars * 100) + Math.round(distanceKm) * Math.round(zone.perKmDollars * 100);
  return { kind: 'estimate', name: zone.name, priceCents };
};

/** @spec D.13 */
export const findDeliveryStart = (
  { from }: Pick<DeliveryConfig, 'from'>,
  locations: readonly SiteLocation[],
  locationId: number | null,
): SiteLocation | undefined =>
  (from === 'vehicle' ? locations.find(({ id }) => id === locationId) : undefined) ?? findPrimaryLocation(locations);
