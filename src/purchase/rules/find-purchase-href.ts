import type { CheckoutConfig } from '#src/checkout/rules/config.ts';
import { isCheckoutEnabled, type ReservableVehicle } from '#src/checkout/rules/is-checkout-enabled.ts';
import { purchasePath } from '#src/lib/payment-paths.ts';
import type { PurchaseConfig } from './config.ts';

export interface PurchaseSwitches {
  readonly purchase: PurchaseConfig;
  readonly checkout: CheckoutConfig;
}

/** @spec B2.03, B2.27, D.40 */
export const isPurchaseEnabled = (vehicle: ReservableVehicle, { purchase, checkout }: PurchaseSwitches): boolean =>
  purchase.isEnabled && isCheckoutEnabled(vehicle, checkout);

/** @spec B2.03, B2.27 */
export const findPurchaseHref = (
  vehicle: ReservableVehicle & { readonly slug: string },
  switches: PurchaseSwitches,
): string | null => (isPurchaseEnabled(vehicle, switches) ? purchasePath(vehicle.slug) : null);
