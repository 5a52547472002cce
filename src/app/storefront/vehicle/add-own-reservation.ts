import type { CheckoutConfig } from '#src/checkout/rules/config.ts';
import { checkoutPath } from '#src/lib/checkout-paths.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import type { StandingView } from '#src/vehicle/view/standing-view.ts';

/**
 * Adds a link to the reservation for the person who made it. The page is cached for everybody, so only the linked page says whose it is.
 * @spec B9.29, B4.07
 */
export const addOwnReservation = (
  standing: StandingView | null,
  { slug, isReserved }: Pick<Vehicle, 'slug' | 'isReserved'>,
  { path }: Pick<CheckoutConfig, 'path'>,
): StandingView | null =>
  standing === null || !isReserved || path === 'none'
    ? standing
    : { ...standing, own: { label: 'Reserved it yourself? See your reservation', href: checkoutPath(slug, path) } };
