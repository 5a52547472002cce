import { CheckoutPage } from '#src/app/storefront/checkout/checkout-page.tsx';
import {
  type CheckoutQuestion,
  createCheckoutPageLoader,
} from '#src/app/storefront/checkout/load-checkout-page.server.ts';
import type { StoredReservation } from '#src/checkout/server/reservation-payable.ts';
import type { PaymentStatus } from '#src/payments/rules/payment-status.ts';
import { readText } from '#src/ui/testing/read-text.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { makeTestVehicle } from '#src/vehicle/testing/make-test-vehicle.ts';
import { drawOnSite } from './draw-on-site.tsx';
import { makeTestContext } from './make-test-context.ts';

interface Drawn {
  readonly vehicle?: Vehicle;
  readonly reservation?: StoredReservation;
  readonly opened?: StoredReservation;
  readonly standing?: PaymentStatus | 'unavailable';
  readonly checkout?: object;
  readonly payments?: object;
  readonly purchase?: object;
  readonly question?: Partial<CheckoutQuestion>;
}

export const checkoutNow = new Date('2026-11-20T01:00:00Z');
export const pricedVehicle = makeTestVehicle({ slug: 'a-car', priceCents: 2_899_000 });

export const drawCheckout = async ({
  vehicle = pricedVehicle,
  reservation,
  opened,
  standing,
  checkout = {},
  payments = {},
  purchase = {},
  question = {},
}: Drawn = {}) => {
  const context = makeTestContext({ checkout: { path: 'checkout', ...checkout }, payments, purchase });
  const site = { ...context.site, configVersion: '1' };
  const service = createCheckoutPageLoader({
    vehicles: { findBySlug: async (_, slug) => (slug === vehicle.slug ? vehicle : undefined) },
    pathsOf: async () => context.paths,
    reservations: { find: async () => opened, findLatest: async () => reservation },
    gateway: {
      find: async () =>
        standing === 'unavailable'
          ? { kind: 'failed', isRetryable: true, message: 'unavailable' }
          : { kind: 'answered', value: standing ?? { kind: 'waiting', decline: null, needs: 'card' } },
    },
  });
  const who = { visitorUuid: 'v', receiptUuid: opened?.reservationUuid ?? null, isSignedIn: false };
  const asked = { ...who, slug: vehicle.slug, path: 'checkout' as const, isAgain: false, answer: null };
  const view = await service.load(site, { ...asked, ...question }, checkoutNow);
  const markup = drawOnSite(<CheckoutPage view={view} />, context);
  return { view, markup, text: readText(markup) };
};
