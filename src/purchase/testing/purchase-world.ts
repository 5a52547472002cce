import { isLive, type Reservation } from '#src/checkout/rules/hold/change-reservation.ts';
import { HoldWorld } from '#src/checkout/testing/hold-world.ts';
import { makeReservation } from '#src/checkout/testing/make-reservation.ts';
import type { PurchaseFigures } from '../rules/calculate-figures.ts';
import { choosePurchaseStage, isSettled, type PurchaseStage } from '../rules/choose-purchase-stage.ts';
import { decideOrder } from '../rules/decide-order.ts';
import { findPaidDeposit } from '../rules/paid-deposit.ts';
import type { PurchaseAnswers } from '../rules/purchase-answers.ts';
import { type PurchaseTerms, writeShown } from '../rules/purchase-terms.ts';
import { reviewAnswers } from '../rules/review-answers.ts';

interface WorldPurchase {
  answers: PurchaseAnswers;
  revision: number;
  order: number | null;
  agreed: PurchaseFigures | null;
  agreedShown: string;
  readonly shown: [string, string];
  reserved: { readonly slot: number; readonly priceCents: number } | null;
}

const contact = { entry: { isAgreed: true, firstName: 'A', lastName: 'B', email: 'a@b.c', phone: '1' }, problems: [] };

const pickUp = { entry: { kind: 'pickUp', street: '', suburb: '', postcode: '' }, problems: [] } as const;

export class PurchaseWorld extends HoldWorld {
  priceCents = 2_000_000;
  depositCents = 20_000;
  readonly conversions: { readonly slot: number; readonly heldUntilMs: number | null }[] = [];
  readonly purchases: readonly WorldPurchase[];

  constructor(shopperCount: number) {
    super(0);
    this.purchases = Array.from({ length: shopperCount }, () => ({
      answers: {},
      revision: 0,
      order: null,
      agreed: null,
      agreedShown: '',
      reserved: null,
      shown: ['', ''],
    }));
  }

  private purchase = (shopper: number): WorldPurchase => this.purchases[shopper] as WorldPurchase;

  orderOf = (shopper: number): Reservation | null => {
    const { order } = this.purchase(shopper);
    return order === null ? null : this.get(order);
  };

  private findReserved(shopper: number) {
    const { reserved } = this.purchase(shopper);
    const latest = reserved === null ? undefined : { ...this.get(reserved.slot), price: null, entry: null };
    const isReserved = latest !== undefined && isLive(latest) && reserved?.slot !== this.purchase(shopper).order;
    return { isReserved, paid: isReserved ? findPaidDeposit(latest, this.nowMs) : null };
  }

  private terms(shopper: number): PurchaseTerms {
    const { paid } = this.findReserved(shopper);
    const isFree = paid !== null || (this.holder === null && this.reservations.every(({ state }) => state !== 'sold'));
    const reservedCents = this.purchase(shopper).reserved?.priceCents ?? this.priceCents;
    const priceCents = paid === null ? this.priceCents : Math.min(reservedCents, this.priceCents);
    return {
      priceCents,
      priceType: null,
      depositCents: paid?.amountCents ?? this.depositCents,
      isEnabled: isFree,
      steps: ['contact', 'handover', 'funds'],
      delivery: null,
      credits: [],
      tradeInFacts: {},
      termsYears: [5],
    };
  }

  stage(shopper: number): PurchaseStage {
    const terms = this.terms(shopper);
    const review = reviewAnswers(this.purchase(shopper).answers, terms);
    const { isReserved, paid } = this.findReserved(shopper);
    const facts = { isEnabled: terms.isEnabled, review, order: this.orderOf(shopper), asked: null };
    return choosePurchaseStage({ ...facts, isReserved, isConvertible: paid !== null });
  }

  fill(shopper: number, financedDollars: number): void {
    if (isSettled(this.orderOf(shopper))) return;
    const entry = { kind: 'finance', amount: String(financedDollars), termYears: '5' } as const;
    const purchase = this.purchase(shopper);
    purchase.answers = { contact, handover: pickUp, funds: { entry, problems: [] } };
    purchase.revision += 1;
    purchase.order = null;
    purchase.agreed = null;
  }

  look(shopper: number, device: 0 | 1): void {
    const { answers, revision, shown } = this.purchase(shopper);
    const { figures, openStep } = reviewAnswers(answers, this.terms(shopper));
    shown[device] = figures === null || openStep !== null ? '' : writeShown(revision, figures);
  }

  reserve(shopper: number): void {
    const slot = this.reservations.push(makeReservation({ amountCents: this.depositCents })) - 1;
    this.take(slot);
    if (this.get(slot).state !== 'paying') return;
    this.purchase(shopper).reserved = { slot, priceCents: this.priceCents };
    this.create(slot);
  }

  private decide(shopper: number, device: 0 | 1) {
    const { answers, revision, shown } = this.purchase(shopper);
    const terms = this.terms(shopper);
    const { isReserved, paid } = this.findReserved(shopper);
    const facts = { terms, review: reviewAnswers(answers, terms), order: this.orderOf(shopper), revision };
    return decideOrder({ ...facts, isReserved, isConvertible: paid !== null, shown: shown[device] });
  }

  convert(shopper: number, device: 0 | 1): void {
    const purchase = this.purchase(shopper);
    const decision = this.decide(shopper, device);
    if (decision.kind !== 'convert' || purchase.reserved === null) return;
    const { slot } = purchase.reserved;
    const { heldUntilMs } = this.get(slot);
    this.apply(slot, { kind: 'bought', nowMs: this.nowMs });
    this.conversions.push({ slot, heldUntilMs });
    purchase.order = slot;
    purchase.agreed = decision.figures;
    purchase.agreedShown = purchase.shown[device];
  }

  order(shopper: number, device: 0 | 1, isKilled: boolean): void {
    const purchase = this.purchase(shopper);
    const decision = this.decide(shopper, device);
    if (decision.kind !== 'order' || this.holder !== null) return;
    const amountCents = decision.figures.depositCents;
    const slot = this.reservations.push(makeReservation({ amountCents, isPurchase: true })) - 1;
    this.take(slot);
    purchase.order = slot;
    purchase.agreed = decision.figures;
    purchase.agreedShown = purchase.shown[device];
    if (!isKilled) this.create(slot);
  }

  listContradictions(): readonly string[] {
    const orders = this.purchases.map(({ order }) => order);
    const stray = this.reservations.flatMap((reservation, slot) =>
      isLive(reservation) && reservation.isPurchase !== orders.includes(slot)
        ? [`reservation ${slot} and its purchase do not know each other`]
        : [],
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
    const longer = this.conversions.flatMap(({ slot, heldUntilMs }) =>
      this.get(slot).heldUntilMs === heldUntilMs
        ? []
        : [`reservation ${slot} is held for another time since it became a purchase`],
    );
    return [...stray, ...wrong, ...longer];
  }
}
