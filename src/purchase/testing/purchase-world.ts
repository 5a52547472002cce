import { isLive, type Reservation } from '#src/checkout/rules/hold/reservation.ts';
import { HoldWorld } from '#src/checkout/testing/hold-world.ts';
import { makeReservation } from '#src/checkout/testing/make-reservation.ts';
import type { PurchaseFigures } from '../rules/calculate-figures.ts';
import { choosePurchaseStage, type PurchaseStage } from '../rules/choose-purchase-stage.ts';
import { decideOrder } from '../rules/decide-order.ts';
import { isSettled } from '../rules/is-settled.ts';
import type { PurchaseAnswers } from '../rules/purchase-answers.ts';
import type { PurchaseTerms } from '../rules/purchase-terms.ts';
import { reviewAnswers } from '../rules/review-answers.ts';
import { writeShown } from '../rules/write-shown.ts';

/** One shopper's purchase, as the database has it. */
interface WorldPurchase {
  answers: PurchaseAnswers;
  revision: number;
  /** Which reservation of the world is its deposit. */
  order: number | null;
  agreed: PurchaseFigures | null;
  /** What was on the page whose deposit was paid. */
  agreedShown: string;
  /** What each of the shopper's devices shows: empty for no deposit. */
  readonly shown: [string, string];
}

const contact = { entry: { isAgreed: true, firstName: 'A', lastName: 'B', email: 'a@b.c', phone: '1' }, problems: [] };

const pickUp = { entry: { kind: 'pickUp', street: '', suburb: '', postcode: '' }, problems: [] } as const;

/** Shoppers who buy one vehicle, each with two devices, beside everything that can happen to a hold and its money. */
export class PurchaseWorld extends HoldWorld {
  priceCents = 2_000_000;
  depositCents = 20_000;
  readonly purchases: readonly WorldPurchase[];

  constructor(shopperCount: number) {
    super(0);
    this.purchases = Array.from({ length: shopperCount }, () => ({
      ...{ answers: {}, revision: 0, order: null, agreed: null, agreedShown: '' },
      shown: ['', ''],
    }));
  }

  private purchase = (shopper: number): WorldPurchase => this.purchases[shopper] as WorldPurchase;

  orderOf = (shopper: number): Reservation | null => {
    const { order } = this.purchase(shopper);
    return order === null ? null : this.get(order);
  };

  private terms(): PurchaseTerms {
    const isFree = this.holder === null && this.reservations.every(({ state }) => state !== 'sold');
    return {
      ...{ priceCents: this.priceCents, depositCents: this.depositCents, isEnabled: isFree },
      ...{ steps: ['contact', 'handover', 'funds'], delivery: null, credits: [], termsYears: [5] },
    };
  }

  stage(shopper: number): PurchaseStage {
    const terms = this.terms();
    const review = reviewAnswers(this.purchase(shopper).answers, terms);
    const { isEnabled } = terms;
    return choosePurchaseStage({ isEnabled, review, order: this.orderOf(shopper), isReserved: false, asked: null });
  }

  /** What the store does in one transaction. */
  fill(shopper: number, financedDollars: number): void {
    if (isSettled(this.orderOf(shopper))) return;
    const entry = { kind: 'finance', amount: String(financedDollars), termYears: '5' } as const;
    const purchase = this.purchase(shopper);
    purchase.answers = { contact, handover: pickUp, funds: { entry, problems: [] } };
    purchase.revision += 1;
    purchase.order = null;
    purchase.agreed = null;
  }

  /** A device loads the page. */
  look(shopper: number, device: 0 | 1): void {
    const { answers, revision, shown } = this.purchase(shopper);
    const { figures, openStep } = reviewAnswers(answers, this.terms());
    shown[device] = figures === null || openStep !== null ? '' : writeShown(revision, figures);
  }

  /** A device sends the deposit's form; killed after the transaction, nothing was asked of the gateway. */
  order(shopper: number, device: 0 | 1, isKilled: boolean): void {
    const purchase = this.purchase(shopper);
    const { answers, revision } = purchase;
    const shown = purchase.shown[device];
    const terms = this.terms();
    const review = reviewAnswers(answers, terms);
    const order = this.orderOf(shopper);
    const decision = decideOrder({ terms, review, order, isReserved: false, revision, shown });
    if (decision.kind !== 'order' || this.holder !== null) return;
    const slot = this.reservations.push(makeReservation({ amountCents: decision.figures.depositCents })) - 1;
    this.take(slot);
    purchase.order = slot;
    purchase.agreed = decision.figures;
    purchase.agreedShown = shown;
    if (!isKilled) this.create(slot);
  }

  /** What money and holds say must be so at every moment. @returns what is not */
  listContradictions(): readonly string[] {
    const orders = this.purchases.map(({ order }) => order);
    const stray = this.reservations.flatMap((reservation, slot) =>
      isLive(reservation) && !orders.includes(slot) ? [`reservation ${slot} holds for no purchase`] : [],
    );
    const wrong = this.purchases.flatMap(({ order, agreed, agreedShown, revision }, shopper) => {
      if (order === null) return agreed === null ? [] : [`${shopper} agreed to nothing that is ordered`];
      const { state, amountCents, capturedCents } = this.get(order);
      const isHeld = state === 'held';
      return [
        ...(agreed?.depositCents === amountCents ? [] : [`${shopper} agreed to another deposit`]),
        ...(agreed !== null && writeShown(revision, agreed) === agreedShown ? [] : [`${shopper} saw other figures`]),
        ...((isHeld || state === 'sold') && capturedCents !== agreed?.depositCents
          ? [`${shopper} paid otherwise`]
          : []),
        ...(isHeld === (this.stage(shopper) === 'held') ? [] : [`${shopper} is told otherwise`]),
        ...(isHeld && this.holder !== order ? [`${shopper} has an order without a hold`] : []),
      ];
    });
    return [...stray, ...wrong];
  }
}
