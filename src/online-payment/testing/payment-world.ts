import { changeRequest, chooseRequestStep } from '../rules/change-request.ts';
import type { PaymentRequest, RequestEvent } from '../rules/payment-request.ts';
import { makePaymentRequest } from './make-payment-request.ts';

/** One request, a gateway with its own books, messages that come when they like, and a clock. */
export class PaymentWorld {
  nowMs = 0;
  request: PaymentRequest = makePaymentRequest();
  payment: { status: 'waiting' | 'paid' | 'gone'; capturedCents: number; refundedCents: number } | null = null;
  /** How often the gateway took money. */
  charges = 0;
  readonly messages: RequestEvent[] = [];

  apply(event: RequestEvent): void {
    this.request = changeRequest(this.request, event);
  }

  /** Somebody begins to pay; the process may end before the gateway hears of it, or before its answer is kept. */
  begin(diesAfter: 'started' | 'created' | 'named'): void {
    this.apply({ kind: 'started', nowMs: this.nowMs });
    if (this.request.state !== 'paying' || diesAfter === 'started') return;
    this.create();
    if (diesAfter === 'named') this.name();
  }

  /** By its key: asked twice, it is one payment. */
  create() {
    this.payment ??= { status: 'waiting', capturedCents: 0, refundedCents: 0 };
    return this.payment;
  }

  name(): void {
    if (this.payment !== null) this.apply({ kind: 'paymentNamed', ref: 'pay' });
  }

  /** What a payer does whose browser has the payment, whether or not the server still waits for it. */
  payAtGateway(cents: number): void {
    if (this.payment?.status !== 'waiting') return;
    this.payment.status = 'paid';
    this.payment.capturedCents = cents;
    this.charges += 1;
    this.tell();
  }

  refundAtGateway(): void {
    if (this.payment?.status !== 'paid') return;
    this.payment.refundedCents = this.payment.capturedCents;
    this.tell();
  }

  /** The gateway's newest word; it may be delivered in any order, often or never. */
  private tell(): void {
    this.messages.push(this.standing());
  }

  private standing(): RequestEvent {
    const { status, capturedCents, refundedCents } = this.create();
    if (refundedCents > 0) return { kind: 'refundDone' };
    if (status === 'paid') return { kind: 'paid', amountCents: capturedCents };
    return status === 'gone' ? { kind: 'paymentGone' } : { kind: 'timePassed', nowMs: this.nowMs };
  }

  deliver(index: number): void {
    const message = this.messages[index % Math.max(1, this.messages.length)];
    if (message === undefined) return;
    this.name();
    this.apply(message);
  }

  /** One run of the processor; when it is killed midway, the gateway has acted and nothing was stored. */
  work(isKilled: boolean): void {
    const event = this.perform();
    if (event !== null && !isKilled) this.apply(event);
  }

  private perform(): RequestEvent | null {
    const { kind } = chooseRequestStep(this.request, this.nowMs);
    if (kind === 'none') return null;
    if (kind === 'passTime') return { kind: 'timePassed', nowMs: this.nowMs };
    const payment = this.create();
    if (kind === 'namePayment') return { kind: 'paymentNamed', ref: 'pay' };
    if (kind === 'cancelPayment' && payment.status === 'waiting') payment.status = 'gone';
    if (kind === 'refundPayment') payment.refundedCents = payment.capturedCents;
    return this.standing();
  }
}
