import type { CheckoutConfig } from '#src/checkout/rules/config.ts';
import { isCheckoutEnabled, type ReservableVehicle } from '#src/checkout/rules/is-checkout-enabled.ts';
import { purchasePath } from '#src/lib/checkout-paths.ts';
import type { PurchaseConfig } from './config.ts';

export interface PurchaseSwitches {
  readonly purchase: PurchaseConfig;
  readonly checkout: CheckoutConfig;
}

/** Whether a vehicle can be bought online: its site does so, and it can be reserved, which the deposit of a purchase does. @spec B2.03, B2.27, D.40 */
export const isPurchaseEnabled = (vehicle: ReservableVehicle, { purchase, checkout }: PurchaseSwitches): boolean =>
  purchase.isEnabled && isCheckoutEnabled(vehicle, checkout);

/** Where a vehicle is bought online; null for one that cannot be. @spec B2.03, B2.27 */
export const findPurchaseHref = (
  vehicle: ReservableVehicle & { readonly slug: string },
  switches: PurchaseSwitches,
): string | null => (isPurchaseEnabled(vehicle, switches) ? purchasePath(vehicle.slug) : null);
