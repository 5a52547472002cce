import type { CheckoutConfig } from '#src/checkout/rules/config.ts';
import { checkoutPath } from '#src/lib/checkout-paths.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import type { StandingView } from '#src/vehicle/view/standing-view.ts';

/**
 * Adds the way to their reservation for whoever made it. The page is kept for everybody, so it can't say whose that is: the page it leads to does.
 * @spec B9.29, B4.07
 */
export const addOwnReservation = (
  standing: StandingView | null,
  { slug, isReserved }: Pick<Vehicle, 'slug' | 'isReserved'>,
  { path }: Pick<CheckoutConfig, 'path'>,
): StandingView | null =>
  standing === null || !isReserved || path === 'none'
    ? standing
    : { ...standing, own: { label: 'Reserved it yourself? See how it stands', href: checkoutPath(slug, path) } };
