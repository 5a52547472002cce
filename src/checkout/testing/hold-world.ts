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

interface GatewayPayment extends Omit<StripePayment, 'clientSecret'> {
  readonly ref: string;
}

const asked: readonly StripeStatus[] = ['requires_payment_method', 'requires_action'];

interface Message {
  readonly shopper: number;
  readonly standing: PaymentStatus;
}

export class HoldWorld {
  nowMs = 0;
  holder: number | null = null;
  readonly reservations: Reservation[];
  readonly payments = new Map<number, GatewayPayment>();
  readonly messages: Message[] = [];
  readonly settled = new Set<number>();

  constructor(shopperCount: number) {
    this.reservations = Array.from({ length: shopperCount }, () => makeReservation());
  }

  get = (shopper: number): Reservation => this.reservations[shopper] as Reservation;

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

  create(shopper: number): GatewayPayment {
    const known = this.payments.get(shopper);
    const status = 'requires_payment_method' as const;
    const money = { receivedCents: 0, refundedCents: 0, failedRefunds: 0, isDisputeLost: false, lastError: null };
    const payment = known ?? { ref: `pay_${shopper}`, status, ...money };
    this.payments.set(shopper, payment);
    return payment;
  }

  private change(shopper: number, from: readonly StripeStatus[], changes: Partial<GatewayPayment>): void {
    const payment = this.payments.get(shopper);
    if (payment === undefined || !from.includes(payment.status)) return;
    this.payments.set(shopper, { ...payment, ...changes });
    this.messages.push({ shopper, standing: this.standing(shopper) });
  }

  payAtGateway(shopper: number): void {
    const receivedCents = this.get(shopper).amountCents;
    this.change(shopper, [...asked, 'processing'], { status: 'succeeded', receivedCents, lastError: null });
  }

  declineAtGateway(shopper: number): void {
    const lastError = { type: 'card_error', message: 'The bank said no.' };
    this.change(shopper, [...asked, 'processing'], { status: 'requires_payment_method', lastError });
  }

  askAtGateway(shopper: number, status: 'requires_action' | 'processing'): void {
    this.change(shopper, asked, { status });
  }

  refundAtGateway(shopper: number, cents = Number.POSITIVE_INFINITY): void {
    const { receivedCents = 0, refundedCents = 0, isDisputeLost } = this.payments.get(shopper) ?? {};
    if (isDisputeLost) return;
    this.change(shopper, ['succeeded'], { refundedCents: Math.min(receivedCents, refundedCents + cents) });
  }

  loseDispute(shopper: number): void {
    const { receivedCents = 0, refundedCents = 0 } = this.payments.get(shopper) ?? {};
    if (refundedCents < receivedCents) this.change(shopper, ['succeeded'], { isDisputeLost: true });
  }

  failRefund(shopper: number): void {
    const { refundedCents = 0, failedRefunds = 0 } = this.payments.get(shopper) ?? {};
    if (refundedCents > 0) this.change(shopper, ['succeeded'], { refundedCents: 0, failedRefunds: failedRefunds + 1 });
  }

  settle(shopper: number): void {
    if (this.get(shopper).state !== 'owed') return;
    this.settled.add(shopper);
    this.apply(shopper, { kind: 'settled' });
  }

  knowsFailures(shopper: number): boolean {
    return this.get(shopper).failedRefunds === (this.payments.get(shopper)?.failedRefunds ?? 0);
  }

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

  /** With `isKilled`, the gateway acts, but the resulting events aren't stored. */
  work(shopper: number, isKilled: boolean): void {
    const events = this.perform(shopper);
    if (!isKilled) for (const event of events) this.apply(shopper, event);
  }

  private perform(shopper: number): readonly ReservationEvent[] {
    const { kind } = chooseNextStep({ ...this.get(shopper), attempts: 1 }, this.nowMs);
    if (kind === 'none') return [];
    if (kind === 'passTime') return [{ kind: 'timePassed', nowMs: this.nowMs }];
    const { ref } = this.create(shopper);
    if (kind === 'namePayment') return [{ kind: 'paymentNamed', ref }];
    if (kind === 'cancelPayment') this.change(shopper, asked, { status: 'canceled' });
    if (kind === 'refundPayment') this.refundAtGateway(shopper);
    return listPaymentEvents(this.standing(shopper), this.nowMs);
  }
}
