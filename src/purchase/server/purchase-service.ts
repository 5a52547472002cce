import type { CheckoutAnswer } from '#src/checkout/rules/checkout-requests.ts';
import { readContactEntry } from '#src/checkout/rules/contact-entry.ts';
import { isLive } from '#src/checkout/rules/hold/change-reservation.ts';
import { type FormOrigin, prepareContact } from '#src/checkout/server/prepare-contact.ts';
import type { createReservationFinder } from '#src/checkout/server/reservation-access.ts';
import type { StoredReservation } from '#src/checkout/server/reservation-payable.ts';
import type { ReservationService } from '#src/checkout/server/reservation-service.ts';
import { decideOrder } from '../rules/decide-order.ts';
import { addPaidContact, findPaidDeposit } from '../rules/paid-deposit.ts';
import { isAnswered, type PurchaseAnswers } from '../rules/purchase-answers.ts';
import type { AnswerStep } from '../rules/purchase-fields.ts';
import {
  checkFunds,
  checkHandover,
  checkTradeIn,
  readFunds,
  readHandover,
  readTradeIn,
} from '../rules/read-answers.ts';
import { reviewAnswers } from '../rules/review-answers.ts';
import { addOrder, buildOrderContact } from './build-order-contact.ts';
import type { PurchaseStore, StoredPurchase } from './purchase-store.ts';
import type { Buying, PurchaseSite, ReadTerms } from './read-terms.ts';

export interface Buyer<Site extends PurchaseSite> extends Buying<Site> {
  readonly visitorUuid: string;
}

type Answer = Promise<CheckoutAnswer | null>;

export interface PurchaseService<Site extends PurchaseSite> {
  readonly answer: (
    buyer: Buyer<Site>,
    step: AnswerStep,
    fields: URLSearchParams,
    origin: FormOrigin,
  ) => Promise<boolean>;
  readonly pay: (
    buyer: Buyer<Site>,
    sent: { readonly shown: string; readonly cardNumber: string; readonly origin: FormOrigin },
  ) => Answer;
  readonly convert: (buyer: Buyer<Site>, shown: string) => Answer;
  readonly confirm: (buyer: Buyer<Site>, isApproved: boolean) => Answer;
  readonly settle: (buyer: Buyer<Site>) => Promise<void>;
  readonly release: (buyer: Buyer<Site>) => Answer;
}

export interface PurchaseServiceOptions<Site extends PurchaseSite> {
  readonly store: PurchaseStore;
  readonly reservations: Pick<ReturnType<typeof createReservationFinder>, 'findLatest' | 'find'>;
  readonly checkout: Pick<ReservationService, 'pay' | 'confirm' | 'settle' | 'release'>;
  readonly readTerms: ReadTerms<Site>;
  readonly readClock: () => Date;
}

/** Price, deposit and trade-in value never come from the form. @spec B1.12, B2.03, D.41 */
export const createPurchaseService = <Site extends PurchaseSite>(
  options: PurchaseServiceOptions<Site>,
): PurchaseService<Site> => {
  const { store, reservations, checkout, readTerms, readClock } = options;

  const keyOf = ({ site, visitorUuid, vehicle }: Buyer<Site>) => ({
    siteSlug: site.slug,
    visitorUuid,
    vehicleId: vehicle.id,
  });

  const findOrder = async (purchase: StoredPurchase | undefined): Promise<StoredReservation | undefined> => {
    if (purchase === undefined || purchase.reservationUuid === null) return undefined;
    return reservations.find({ siteSlug: purchase.siteSlug, reservationUuid: purchase.reservationUuid });
  };

  const isUnderWay = async (buyer: Buyer<Site>): Promise<boolean> => {
    const { siteSlug, visitorUuid, vehicleId } = keyOf(buyer);
    const [purchase, latest] = await Promise.all([
      store.find(keyOf(buyer)),
      reservations.findLatest(siteSlug, visitorUuid, vehicleId),
    ]);
    return latest !== undefined && latest.reservationUuid === purchase?.reservationUuid;
  };

  const readAnswer = async (
    buyer: Buyer<Site>,
    step: AnswerStep,
    fields: URLSearchParams,
    origin: FormOrigin,
  ): Promise<PurchaseAnswers> => {
    const now = readClock();
    if (step === 'contact') {
      const { entry, problems } = prepareContact(buyer.site, buyer.vehicle, readContactEntry(fields), origin, now);
      return { contact: { entry, problems } };
    }
    if (step === 'handover') {
      const entry = readHandover(fields);
      return { handover: { entry, problems: checkHandover(entry) } };
    }
    const { credits, termsYears } = await readTerms(buyer, {}, now);
    if (step === 'tradeIn') {
      const entry = readTradeIn(fields);
      return { tradeIn: { entry, problems: checkTradeIn(entry, credits) } };
    }
    const entry = readFunds(fields);
    return { funds: { entry, problems: checkFunds(entry, termsYears) } };
  };

  const decide = async (buyer: Buyer<Site>, shown: string, now: Date) => {
    const { site, vehicle, visitorUuid } = buyer;
    const purchase = await store.find(keyOf(buyer));
    if (purchase === undefined) return null;
    const [order, latest] = await Promise.all([
      findOrder(purchase),
      reservations.findLatest(site.slug, visitorUuid, vehicle.id),
    ]);
    const paid = findPaidDeposit(latest, now.getTime());
    const answers = addPaidContact(purchase.answers, paid);
    const terms = await readTerms({ ...buyer, paid }, answers, now);
    const review = reviewAnswers(answers, terms);
    const { revision } = purchase;
    const isReserved = latest !== undefined && isLive(latest) && latest.reservationUuid !== purchase.reservationUuid;
    const facts = { terms, review, order: order ?? null, isReserved, isConvertible: paid !== null, revision, shown };
    return { decision: decideOrder(facts), answers, terms, revision, credit: review.credit, paid };
  };

  const take = async (buyer: Buyer<Site>, shown: string, origin: FormOrigin): Answer => {
    const { site, vehicle } = buyer;
    const key = keyOf(buyer);
    const now = readClock();
    const decided = await decide(buyer, shown, now);
    if (decided === null) return 'changed';
    const { decision, answers, revision, credit, terms } = decided;
    const { tradeInFacts } = terms;
    if (decision.kind === 'underWay') return null;
    if (decision.kind === 'convert') return 'changed';
    if (decision.kind !== 'order') return decision.kind;
    const { figures } = decision;
    const contact = buildOrderContact({ site, vehicle, answers, figures, credit, tradeInFacts }, origin, now);
    if (contact === null) return 'changed';
    const reservation = { ...key, ...contact, amountCents: figures.depositCents, price: null, isPurchase: true };
    const agreement = { figures, credit, priceType: terms.priceType, agreedAtMs: now.getTime() };
    const outcome = await store.order(key, { revision, agreement, reservation }, now);
    if (outcome.kind === 'stale') return 'failed';
    return outcome.kind === 'taken' ? null : outcome.kind;
  };

  const convert: PurchaseService<Site>['convert'] = async (buyer, shown) => {
    const now = readClock();
    const decided = await decide(buyer, shown, now);
    if (decided === null) return 'changed';
    const { decision, answers, revision, credit, paid, terms } = decided;
    if (decision.kind === 'underWay') return null;
    if (decision.kind === 'unavailable') return 'unavailable';
    if (decision.kind !== 'convert' || paid === null || paid.contact === null) return 'changed';
    const { figures } = decision;
    const { tradeInFacts } = terms;
    const agreement = { figures, credit, priceType: terms.priceType, agreedAtMs: now.getTime() };
    const { reservationUuid } = paid;
    const reservation = {
      reservationUuid,
      contact: addOrder(paid.contact, { answers, figures, credit, tradeInFacts }),
    };
    const outcome = await store.convert(keyOf(buyer), { revision, agreement, reservation }, now);
    return outcome.kind === 'taken' ? null : 'changed';
  };

  return {
    answer: async (buyer, step, fields, origin) => {
      const answers = await readAnswer(buyer, step, fields, origin);
      await store.answer(keyOf(buyer), answers, readClock());
      return isAnswered(answers[step]);
    },
    pay: async (buyer, { shown, cardNumber, origin }) => {
      const order = await findOrder(await store.find(keyOf(buyer)));
      const refusal = order?.state === 'paying' ? null : await take(buyer, shown, origin);
      if (refusal !== null) return refusal;
      return (await isUnderWay(buyer)) ? checkout.pay(buyer, cardNumber) : null;
    },
    convert,
    confirm: async (buyer, isApproved) => ((await isUnderWay(buyer)) ? checkout.confirm(buyer, isApproved) : null),
    settle: async (buyer) => {
      if (await isUnderWay(buyer)) await checkout.settle(buyer);
    },
    release: async (buyer) => ((await isUnderWay(buyer)) ? checkout.release(buyer) : null),
  };
};
