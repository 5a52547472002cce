import { checkoutPath } from '#src/lib/checkout-paths.ts';
import type { CheckoutConfig } from './config.ts';
import { isCheckoutEnabled, type ReservableVehicle } from './is-checkout-enabled.ts';

/** Where a vehicle is reserved; null for one that cannot be reserved online. @spec B2.02, B2.27 */
export const findReserveHref = (
  vehicle: ReservableVehicle & { readonly slug: string },
  config: CheckoutConfig,
): string | null =>
  config.path !== 'none' && isCheckoutEnabled(vehicle, config) ? checkoutPath(vehicle.slug, config.path) : null;
