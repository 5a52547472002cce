import { buildFormSubject } from '#src/app/storefront/vehicle-card/build-form-subject.ts';
import type { CheckoutAnswer } from '#src/checkout/rules/checkout-answers.ts';
import { type createReservationFinder, type KeptReservation, requireOwnVehicle } from '#src/checkout/server/queries.ts';
import { buildCheckoutView } from '#src/checkout/view/build-checkout-view.ts';
import type { CheckoutPathName } from '#src/lib/checkout-paths.ts';
import { DomainError } from '#src/lib/domain-error.ts';
import { buildShownPhone } from '#src/locations/view/build-phone-view.ts';
import type { PaymentStanding } from '#src/payments/rules/payment-standing.ts';
import type { PaymentGateway } from '#src/payments/server/queries.ts';
import { findPurchaseHref } from '#src/purchase/rules/find-purchase-href.ts';
import type { SiteSearchPaths } from '#src/search/server/site-search-paths.ts';
import type { ResolvedSite } from '#src/sites/config/resolved-site.ts';
import { chooseVehicleNoun } from '#src/vehicle/rules/choose-vehicle-noun.ts';
import type { VehicleStore } from '#src/vehicle/server/queries.ts';
import type { CheckoutPageView } from './checkout-page-view.ts';

export interface CheckoutServiceOptions {
  readonly vehicles: Pick<VehicleStore, 'findBySlug'>;
  readonly pathsOf: SiteSearchPaths;
  readonly reservations: Pick<ReturnType<typeof createReservationFinder>, 'findLatest'>;
  readonly gateway: Pick<PaymentGateway, 'find'>;
}

/** What is asked of the page of reserving a vehicle. */
export interface CheckoutQuestion {
  readonly slug: string;
  readonly path: CheckoutPathName;
  /** Null for whoever is not known. */
  readonly visitorUuid: string | null;
  readonly isAgain: boolean;
  readonly answer: CheckoutAnswer | null;
}

/** Pages of reserving a vehicle, each for its visitor. */
export const createCheckoutService = ({ vehicles, pathsOf, reservations, gateway }: CheckoutServiceOptions) => {
  const findStanding = async ({
    state,
    siteSlug,
    paymentRef: ref,
  }: KeptReservation): Promise<PaymentStanding | null> => {
    if (state !== 'paying' || ref === null) return null;
    const found = await gateway.find({ siteSlug, ref });
    return found.kind === 'answered' ? found.value : null;
  };
  return {
    /** Throws notFound for a vehicle that the site does not list, and under the name that the site does not use. @spec B2.02 */
    load: async (site: ResolvedSite, question: CheckoutQuestion, now: Date): Promise<CheckoutPageView> => {
      const { slug, path, visitorUuid, isAgain, answer } = question;
      const config = site.config.checkout;
      if (config.path !== path) throw new DomainError('notFound', 'Nothing is reserved here.');
      const vehicle = await requireOwnVehicle({ vehicles, reservations }, site, visitorUuid, slug);
      const kept = visitorUuid === null ? undefined : await reservations.findLatest(site.slug, visitorUuid, vehicle.id);
      const checkout = buildCheckoutView({
        ...{ vehicle, isAgain, answer, timeZone: site.timeZone, nowMs: now.getTime() },
        config: { ...config, path },
        payments: site.config.payments,
        noun: chooseVehicleNoun([vehicle.itemType]).one,
        reservation: kept === undefined ? null : { ...kept, isComplete: kept.contact !== null },
        standing: kept === undefined ? null : await findStanding(kept),
      });
      return {
        checkout,
        purchaseHref: checkout.stage === 'contact' ? findPurchaseHref(vehicle, site.config) : null,
        subject: buildFormSubject(vehicle, { site, paths: await pathsOf(site), now }),
        phone: buildShownPhone(site.phones.main, site.config.vehicle.brandPhones),
      };
    },
  };
};

export type CheckoutService = ReturnType<typeof createCheckoutService>;
