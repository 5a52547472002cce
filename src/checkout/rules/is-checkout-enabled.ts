import { findShownPriceCents } from '#src/pricing/rules/find-shown-price-cents.ts';
import { isTestDriveOnly } from '#src/vehicle/rules/status/stock-status.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { checkoutPath } from './checkout-requests.ts';
import type { CheckoutConfig } from './config.ts';
import { findDepositCents } from './find-deposit-cents.ts';

export type ReservableVehicle = Pick<
  Vehicle,
  | 'status'
  | 'isShownOnWebsite'
  | 'isSold'
  | 'isReserved'
  | 'priceCents'
  | 'offerPriceCents'
  | 'reserveAmountCents'
  | 'dealershipSlug'
  | 'tag'
>;

/** @spec B2.27, B5.15, D.40 */
export const isCheckoutEnabled = (vehicle: ReservableVehicle, config: CheckoutConfig): boolean =>
  config.path !== 'none' &&
  vehicle.status === 'in_stock' &&
  vehicle.isShownOnWebsite &&
  !vehicle.isReserved &&
  !vehicle.isSold &&
  !isTestDriveOnly(vehicle) &&
  findShownPriceCents(vehicle) !== null &&
  findDepositCents(vehicle, config) !== null &&
  !(vehicle.dealershipSlug !== null && config.excludedDealerships.includes(vehicle.dealershipSlug));

/** @spec B2.02, B2.27 */
export const findReserveHref = (
  vehicle: ReservableVehicle & { readonly slug: string },
  config: CheckoutConfig,
): string | null =>
  config.path !== 'none' && isCheckoutEnabled(vehicle, config) ? checkoutPath(vehicle.slug, config.path) : null;
