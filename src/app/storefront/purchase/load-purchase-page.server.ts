import type { FormSubject } from '#src/app/storefront/vehicle-card/build-form-subject.ts';
import { type CheckoutAnswer, type CheckoutPathName, checkoutPath } from '#src/checkout/rules/checkout-requests.ts';
import { isLive } from '#src/checkout/rules/hold/change-reservation.ts';
import { findHolderUuid } from '#src/checkout/rules/shopper-reservation.ts';
import { type createReservationFinder, requireOwnNamedVehicle } from '#src/checkout/server/reservation-access.ts';
import type { CheckoutView } from '#src/checkout/view/checkout-view.ts';
import { chooseFinanceHref } from '#src/finance/rules/choose-finance-href.ts';
import type { createApplicationFinder } from '#src/finance-application/server/find-application.ts';
import { localYear } from '#src/lib/dates/local-day.ts';
import { DomainError } from '#src/lib/domain-error.ts';
import * as pagePaths from '#src/lib/page-paths.ts';
import { findVehicleLocation } from '#src/locations/rules/find-vehicle-location.ts';
import { estimateRepayment } from '#src/purchase/rules/choose-finance-terms.ts';
import { addPaidContact, findPaidDeposit } from '#src/purchase/rules/paid-deposit.ts';
import type { AnswerStep } from '#src/purchase/rules/purchase-fields.ts';
import { reviewAnswers } from '#src/purchase/rules/review-answers.ts';
import type { PurchaseStore } from '#src/purchase/server/purchase-store.ts';
import type { ReadTerms } from '#src/purchase/server/read-terms.ts';
import { buildPurchaseView } from '#src/purchase/view/build-purchase-view.ts';
import type { PurchaseView } from '#src/purchase/view/purchase-view.ts';
import type { ResolvedSite } from '#src/sites/config/resolved-site.ts';
import { nameVehicle } from '#src/vehicle/rules/choose-vehicle-noun.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import type { VehicleLookup } from '#src/vehicle/server/find-vehicle-by-slug-or-id.ts';

export interface PurchasePageView {
  readonly subject: FormSubject;
  readonly purchase: PurchaseView;
  readonly phone: { readonly text: string; readonly href: string };
  readonly reserveHref: string;
}

type LoadCheckout = (
  site: ResolvedSite,
  question: {
    readonly slug: string;
    readonly path: CheckoutPathName;
    readonly visitorUuid: string | null;
    readonly receiptUuid: null;
    readonly isSignedIn: boolean;
    readonly isAgain: boolean;
    readonly answer: CheckoutAnswer | null;
  },
  now: Date,
) => Promise<{
  readonly checkout: CheckoutView;
  readonly subject: FormSubject;
  readonly phone: PurchasePageView['phone'];
}>;

export interface PurchasePageLoaderOptions {
  readonly vehicles: VehicleLookup;
  readonly purchases: Pick<PurchaseStore, 'find'>;
  readonly reservations: Pick<ReturnType<typeof createReservationFinder>, 'find' | 'findLatest'>;
  readonly readTerms: ReadTerms<ResolvedSite>;
  readonly loadCheckout: LoadCheckout;
  readonly findApplication: ReturnType<typeof createApplicationFinder>;
}

export interface PurchaseQuestion {
  readonly name: string;
  readonly visitorUuid: string | null;
  readonly isSignedIn: boolean;
  readonly asked: AnswerStep | 'deposit' | null;
  readonly answer: CheckoutAnswer | null;
}

export const createPurchasePageLoader = (options: PurchasePageLoaderOptions) => {
  const { vehicles, purchases, reservations, readTerms, loadCheckout, findApplication } = options;

  const findKept = async (siteSlug: string, visitorUuid: string | null, vehicleId: number, now: Date) => {
    const nothing = { purchase: undefined, order: undefined, isReserved: false, paid: null, buyerUuid: null };
    if (visitorUuid === null) return nothing;
    const latest = await reservations.findLatest(siteSlug, visitorUuid, vehicleId);
    const buyerUuid = findHolderUuid(latest, visitorUuid);
    const purchase = await purchases.find({ siteSlug, visitorUuid: buyerUuid, vehicleId });
    const reservationUuid = purchase?.reservationUuid ?? null;
    const order = reservationUuid === null ? undefined : await reservations.find({ siteSlug, reservationUuid });
    const isReserved = latest !== undefined && isLive(latest) && latest.reservationUuid !== reservationUuid;
    return { purchase, order, isReserved, paid: isReserved ? findPaidDeposit(latest, now.getTime()) : null, buyerUuid };
  };

  const findApplying = async ({ slug, config }: ResolvedSite, visitorUuid: string | null, vehicle: Vehicle) => {
    if (!config.financeApplication.enabled) return { href: chooseFinanceHref(vehicle, config), found: null };
    const found = visitorUuid === null ? undefined : await findApplication(slug, visitorUuid, vehicle.id);
    return { href: pagePaths.financeApplicationFor(vehicle.id), found: found ?? null };
  };

  return {
    /** Loads the page even for a vehicle that has left the listing, if this visitor reserved it. @spec B2.03, D.26 */
    load: async (site: ResolvedSite, question: PurchaseQuestion, now: Date): Promise<PurchasePageView> => {
      const { name, visitorUuid, isSignedIn, asked, answer } = question;
      const { config, timeZone } = site;
      const { path } = config.checkout;
      if (!config.purchase.isEnabled || path === 'none')
        throw new DomainError('notFound', 'Online purchases aren’t available on this site.');
      const vehicle = await requireOwnNamedVehicle({ vehicles, reservations }, site, visitorUuid, name);
      const kept = await findKept(site.slug, visitorUuid, vehicle.id, now);
      const { purchase, order, isReserved, paid, buyerUuid } = kept;
      const answers = addPaidContact(purchase?.answers ?? {}, paid);
      const terms = await readTerms({ site, visitorUuid: buyerUuid, vehicle, paid }, answers, now);
      const review = reviewAnswers(answers, terms);
      const agreement = purchase?.agreement ?? null;
      const { checkout, subject, phone } = await loadCheckout(
        site,
        { path, visitorUuid, receiptUuid: null, isSignedIn, slug: vehicle.slug, isAgain: false, answer: null },
        now,
      );
      const { financedCents } = (order === undefined ? review.figures : agreement?.figures) ?? { financedCents: 0 };
      const loan = { financedCents, termYears: Number(answers.funds?.entry.termYears) };
      return {
        subject,
        phone,
        reserveHref: checkoutPath(vehicle.slug, path),
        purchase: buildPurchaseView({
          vehicle,
          timeZone,
          answers,
          terms,
          review,
          agreement,
          isReserved,
          checkout,
          asked,
          answer,
          isConvertible: paid !== null,
          noun: nameVehicle(vehicle).one,
          placeName: findVehicleLocation(vehicle, site.locations)?.name ?? null,
          revision: purchase?.revision ?? 0,
          order: order ?? null,
          repayment: estimateRepayment(vehicle, config.finance, loan, localYear(now, timeZone)),
          payments: config.payments,
          loanNote: config.finance.loanNote,
          applying: await findApplying(site, visitorUuid, vehicle),
        }),
      };
    },
  };
};
