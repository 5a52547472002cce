import { changeReservation } from '../rules/hold/change-reservation.ts';
import { chooseNextStep } from '../rules/hold/choose-next-step.ts';
import { isLive, type Reservation, type ReservationEvent } from '../rules/hold/reservation.ts';
import { makeReservation } from './make-reservation.ts';

/** A payment as the gateway itself has it. */
interface GatewayPayment {
  readonly ref: string;
  status: 'waiting' | 'paid' | 'gone';
  capturedCents: number;
  refundedCents: number;
}

interface Message {
  readonly shopper: number;
  readonly event: ReservationEvent;
}

/** Shoppers who want one vehicle, a gateway with its own books, messages that come when they like, and a clock. */
export class HoldWorld {
  nowMs = 0;
  /** Whose the vehicle is, by the unique key of the database. */
  holder: number | null = null;
  readonly reservations: Reservation[];
  readonly payments = new Map<number, GatewayPayment>();
  readonly messages: Message[] = [];

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
    const payment = known ?? { ref: `pay_${shopper}`, status: 'waiting', capturedCents: 0, refundedCents: 0 };
    this.payments.set(shopper, payment);
    return payment;
  }

  /** What a shopper does whose browser has the payment's secret, whether or not the server still waits for it. */
  payAtGateway(shopper: number): void {
    const payment = this.payments.get(shopper);
    if (payment?.status !== 'waiting') return;
    payment.status = 'paid';
    payment.capturedCents = this.get(shopper).amountCents;
    this.tell(shopper);
  }

  declineAtGateway(shopper: number): void {
    if (this.payments.get(shopper)?.status !== 'waiting') return;
    this.messages.push({ shopper, event: { kind: 'declined', reason: 'The bank said no.' } });
  }

  refundAtGateway(shopper: number): void {
    const payment = this.payments.get(shopper);
    if (payment?.status !== 'paid') return;
    payment.refundedCents = payment.capturedCents;
    this.tell(shopper);
  }

  /** The gateway's newest word; it may be delivered in any order, often or never. */
  private tell(shopper: number): void {
    this.messages.push({ shopper, event: this.standing(shopper) });
  }

  private standing(shopper: number): ReservationEvent {
    const { status, capturedCents, refundedCents } = this.create(shopper);
    if (refundedCents > 0) return { kind: 'refundDone' };
    if (status === 'paid') return { kind: 'paid', amountCents: capturedCents, nowMs: this.nowMs };
    return status === 'gone' ? { kind: 'paymentGone' } : { kind: 'timePassed', nowMs: this.nowMs };
  }

  deliver(index: number): void {
    const message = this.messages[index % Math.max(1, this.messages.length)];
    if (message === undefined) return;
    this.name(message.shopper);
    const { event } = message;
    this.apply(message.shopper, event.kind === 'paid' ? { ...event, nowMs: this.nowMs } : event);
  }

  name(shopper: number): void {
    const payment = this.payments.get(shopper);
    if (payment !== undefined) this.apply(shopper, { kind: 'paymentNamed', ref: payment.ref });
  }

  /** One look of the worker; killed in the middle, the gateway has done its part and nobody noted it. */
  work(shopper: number, isKilled: boolean): void {
    const event = this.perform(shopper);
    if (event !== null && !isKilled) this.apply(shopper, event);
  }

  private perform(shopper: number): ReservationEvent | null {
    const { kind } = chooseNextStep(this.get(shopper), this.nowMs);
    if (kind === 'none') return null;
    if (kind === 'passTime') return { kind: 'timePassed', nowMs: this.nowMs };
    const payment = this.create(shopper);
    if (kind === 'namePayment') return { kind: 'paymentNamed', ref: payment.ref };
    if (kind === 'cancelPayment' && payment.status === 'waiting') payment.status = 'gone';
    if (kind === 'refundPayment') payment.refundedCents = payment.capturedCents;
    return this.standing(shopper);
  }
}
