import { buildFormSubject, type FormSubject } from '#src/app/storefront/vehicle-card/build-form-subject.ts';
import type { CheckoutAnswer, CheckoutPathName } from '#src/checkout/rules/checkout-requests.ts';
import {
  type createReservationFinder,
  type ReservationReader,
  requireReadableVehicle,
} from '#src/checkout/server/reservation-access.ts';
import type { StoredReservation } from '#src/checkout/server/reservation-payable.ts';
import { buildCheckoutView } from '#src/checkout/view/build-checkout-view.ts';
import type { CheckoutView } from '#src/checkout/view/checkout-view.ts';
import { DomainError } from '#src/lib/domain-error.ts';
import { purchasePath } from '#src/lib/payment-paths.ts';
import { buildShownPhone } from '#src/locations/view/build-phone-view.ts';
import type { PaymentStatus } from '#src/payments/rules/payment-status.ts';
import type { PaymentGateway } from '#src/payments/server/payment-gateway.ts';
import { findPurchaseHref } from '#src/purchase/rules/find-purchase-href.ts';
import { freeForHolder } from '#src/purchase/rules/paid-deposit.ts';
import type { SiteSearchPaths } from '#src/search/server/site-search-paths.ts';
import type { ResolvedSite } from '#src/sites/config/resolved-site.ts';
import { nameVehicle } from '#src/vehicle/rules/choose-vehicle-noun.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import type { VehicleStore } from '#src/vehicle/server/vehicle-store.ts';

export interface CheckoutPageView {
  readonly subject: FormSubject;
  readonly checkout: CheckoutView;
  /**
   * A link to buying online. 'instead' buys the vehicle instead of reserving it. 'withDeposit' uses the held deposit for
   * a purchase, and 'bought' shows the purchase that the deposit is part of.
   * @spec B2.03
   */
  readonly purchase: { readonly kind: 'instead' | 'withDeposit' | 'bought'; readonly href: string } | null;
  readonly phone: { readonly text: string; readonly href: string };
}

export interface CheckoutPageLoaderOptions {
  readonly vehicles: Pick<VehicleStore, 'findBySlug'>;
  readonly pathsOf: SiteSearchPaths;
  readonly reservations: Pick<ReturnType<typeof createReservationFinder>, 'find' | 'findLatest'>;
  readonly gateway: Pick<PaymentGateway, 'find'>;
}

export interface CheckoutQuestion extends ReservationReader {
  readonly slug: string;
  readonly path: CheckoutPathName;
  readonly isSignedIn: boolean;
  readonly isAgain: boolean;
  readonly answer: CheckoutAnswer | null;
}

/** Hides the shopper's details from a reader who only has the receipt's link. */
const hideShopper = (reservation: StoredReservation): StoredReservation => ({
  ...reservation,
  entry: null,
  problems: [],
  contact: null,
});

const findPurchase = (
  { config }: Pick<ResolvedSite, 'config'>,
  vehicle: Vehicle,
  { stage, isReadOnly }: CheckoutPageView['checkout'],
  reservation: StoredReservation | undefined,
): CheckoutPageView['purchase'] => {
  if (stage === 'contact') {
    const href = findPurchaseHref(vehicle, config);
    return href === null ? null : { kind: 'instead', href };
  }
  if (stage !== 'held' || isReadOnly || reservation === undefined) return null;
  if (reservation.isPurchase) return { kind: 'bought', href: purchasePath(vehicle.slug) };
  const href = findPurchaseHref(freeForHolder(vehicle, reservation), config);
  return href === null ? null : { kind: 'withDeposit', href };
};

export const createCheckoutPageLoader = ({ vehicles, pathsOf, reservations, gateway }: CheckoutPageLoaderOptions) => {
  const findStatus = async ({ state, siteSlug, paymentRef: ref }: StoredReservation): Promise<PaymentStatus | null> => {
    if (state !== 'paying' || ref === null) return null;
    const found = await gateway.find({ siteSlug, ref });
    return found.kind === 'answered' ? found.value : null;
  };
  return {
    /**
     * Loads the page even for a vehicle that has left the listing, if the reader may see its reservation.
     * @spec B2.02
     */
    load: async (site: ResolvedSite, question: CheckoutQuestion, now: Date): Promise<CheckoutPageView> => {
      const { slug, path, isAgain, isSignedIn, answer } = question;
      const config = site.config.checkout;
      if (config.path !== path) throw new DomainError('notFound', 'This vehicle can’t be reserved online.');
      const { vehicle, readable } = await requireReadableVehicle({ vehicles, reservations }, site, question, slug);
      const { isReadOnly } = readable ?? { isReadOnly: false };
      const shown = readable && (isReadOnly ? hideShopper(readable.reservation) : readable.reservation);
      const checkout = buildCheckoutView({
        vehicle,
        isAgain,
        isReadOnly,
        isSignedIn,
        answer,
        timeZone: site.timeZone,
        nowMs: now.getTime(),
        config: { ...config, path },
        payments: site.config.payments,
        noun: nameVehicle(vehicle).one,
        reservation: shown === undefined ? null : { ...shown, isComplete: shown.contact !== null },
        standing: shown === undefined ? null : await findStatus(shown),
      });
      return {
        checkout,
        purchase: findPurchase(site, vehicle, checkout, shown),
        subject: buildFormSubject(vehicle, { site, paths: await pathsOf(site), now }),
        phone: buildShownPhone(site.phones.main, site.config.vehicle.brandPhones),
      };
    },
  };
};
