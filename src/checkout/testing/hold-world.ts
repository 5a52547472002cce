import { listPaymentEvents } from '#src/payments/rules/payable.ts';
import type { PaymentStatus } from '#src/payments/rules/payment-status.ts';
import {
  readStripeStatus,
  type StripePayment,
  type StripeStatus,
} from '#src/payments/rules/stripe/read-stripe-status.ts';
import {
  changeReservation,
  chooseNextStep,
  isLive,
  type Reservation,
  type ReservationEvent,
} from '../rules/hold/change-reservation.ts';
import { makeReservation } from './make-reservation.ts';

/** A payment as the gateway itself has it, in the statuses that Stripe documents. */
interface GatewayPayment extends Omit<StripePayment, 'clientSecret'> {
  readonly ref: string;
}

const asked: readonly StripeStatus[] = ['requires_payment_method', 'requires_action'];

interface Message {
  readonly shopper: number;
  readonly standing: PaymentStatus;
}

/** Shoppers who want one vehicle, a gateway with its own books, messages that come when they like, and a clock. */
export class HoldWorld {
  nowMs = 0;
  /** Whose the vehicle is, by the unique key of the database. */
  holder: number | null = null;
  readonly reservations: Reservation[];
  readonly payments = new Map<number, GatewayPayment>();
  readonly messages: Message[] = [];
  /** Whose money the dealer gave back by another way. */
  readonly settled = new Set<number>();

  constructor(shopperCount: number) {
    this.reservations = Array.from({ length: shopperCount }, () => makeReservation());
  }

  get = (shopper: number): Reservation => this.reservations[shopper] as Reservation;

  /** What the store does in one transaction. */
  apply(shopper: number, event: ReservationEvent): void {
    const after = changeReservation(this.get(shopper), event);
    this.reservations[shopper] = after;
    if (this.holder === shopper && !isLive(after)) this.holder = null;
  }

  take(shopper: number): void {
    if (this.holder !== null || this.get(shopper).state !== 'open') return;
    this.apply(shopper, { kind: 'taken', nowMs: this.nowMs });
    this.holder = shopper;
  }

  /** By its key: asked twice, it is one payment. */
  create(shopper: number): GatewayPayment {
    const known = this.payments.get(shopper);
    const status = 'requires_payment_method' as const;
    const money = { receivedCents: 0, refundedCents: 0, failedRefunds: 0, isDisputeLost: false, lastError: null };
    const payment = known ?? { ref: `pay_${shopper}`, status, ...money };
    this.payments.set(shopper, payment);
    return payment;
  }

  /** What happens to a payment at the gateway, which tells of it; nothing where it is not in one of these statuses. */
  private change(shopper: number, from: readonly StripeStatus[], changes: Partial<GatewayPayment>): void {
    const payment = this.payments.get(shopper);
    if (payment === undefined || !from.includes(payment.status)) return;
    this.payments.set(shopper, { ...payment, ...changes });
    // The gateway's newest word; it may be delivered in any order, often or never.
    this.messages.push({ shopper, standing: this.standing(shopper) });
  }

  /** What a shopper does whose browser has the payment's secret, whether or not the server still waits for it. */
  payAtGateway(shopper: number): void {
    const receivedCents = this.get(shopper).amountCents;
    this.change(shopper, [...asked, 'processing'], { status: 'succeeded', receivedCents, lastError: null });
  }

  declineAtGateway(shopper: number): void {
    const lastError = { type: 'card_error', message: 'The bank said no.' };
    this.change(shopper, [...asked, 'processing'], { status: 'requires_payment_method', lastError });
  }

  /** The bank asks the shopper, or takes its time. */
  askAtGateway(shopper: number, status: 'requires_action' | 'processing'): void {
    this.change(shopper, asked, { status });
  }

  /** Gives back so much of it, or all. */
  refundAtGateway(shopper: number, cents = Number.POSITIVE_INFINITY): void {
    const { receivedCents = 0, refundedCents = 0, isDisputeLost } = this.payments.get(shopper) ?? {};
    if (isDisputeLost) return;
    this.change(shopper, ['succeeded'], { refundedCents: Math.min(receivedCents, refundedCents + cents) });
  }

  /** The bank takes what is left of the money back for good. */
  loseDispute(shopper: number): void {
    const { receivedCents = 0, refundedCents = 0 } = this.payments.get(shopper) ?? {};
    if (refundedCents < receivedCents) this.change(shopper, ['succeeded'], { isDisputeLost: true });
  }

  /** The bank sends back what was on its way to the shopper, days later. */
  failRefund(shopper: number): void {
    const { refundedCents = 0, failedRefunds = 0 } = this.payments.get(shopper) ?? {};
    if (refundedCents > 0) this.change(shopper, ['succeeded'], { refundedCents: 0, failedRefunds: failedRefunds + 1 });
  }

  /** The dealer gives back by another way, and says so, what a bank did not take. */
  settle(shopper: number): void {
    if (this.get(shopper).state !== 'owed') return;
    this.settled.add(shopper);
    this.apply(shopper, { kind: 'settled' });
  }

  /** Whether every refund that failed was heard of. */
  knowsFailures(shopper: number): boolean {
    return this.get(shopper).failedRefunds === (this.payments.get(shopper)?.failedRefunds ?? 0);
  }

  /** What a payment took and did not give back, in cents. */
  sumCents(shopper: number): number {
    const { receivedCents = 0, refundedCents = 0, isDisputeLost } = this.payments.get(shopper) ?? {};
    return isDisputeLost ? 0 : receivedCents - refundedCents;
  }

  private standing(shopper: number): PaymentStatus {
    return readStripeStatus({ ...this.create(shopper), clientSecret: null });
  }

  deliver(index: number): void {
    const message = this.messages[index % Math.max(1, this.messages.length)];
    if (message === undefined) return;
    this.name(message.shopper);
    for (const event of listPaymentEvents(message.standing, this.nowMs)) this.apply(message.shopper, event);
  }

  name(shopper: number): void {
    const payment = this.payments.get(shopper);
    if (payment !== undefined) this.apply(shopper, { kind: 'paymentNamed', ref: payment.ref });
  }

  /** One look of the worker; killed in the middle, the gateway has done its part and nobody noted it. */
  work(shopper: number, isKilled: boolean): void {
    const events = this.perform(shopper);
    if (!isKilled) for (const event of events) this.apply(shopper, event);
  }

  private perform(shopper: number): readonly ReservationEvent[] {
    const { kind } = chooseNextStep(this.get(shopper), this.nowMs);
    if (kind === 'none') return [];
    if (kind === 'passTime') return [{ kind: 'timePassed', nowMs: this.nowMs }];
    const { ref } = this.create(shopper);
    if (kind === 'namePayment') return [{ kind: 'paymentNamed', ref }];
    // What a bank is at work on cannot be called off.
    if (kind === 'cancelPayment') this.change(shopper, asked, { status: 'canceled' });
    if (kind === 'refundPayment') this.refundAtGateway(shopper);
    return listPaymentEvents(this.standing(shopper), this.nowMs);
  }
}
