import { changeRequest, chooseRequestStep } from '../rules/change-request.ts';
import type { PaymentRequest, RequestEvent } from '../rules/payment-request.ts';
import { makePaymentRequest } from './make-payment-request.ts';

/** A model of one request, a gateway with its own ledger, unordered events and a clock. */
export class PaymentWorld {
  nowMs = 0;
  request: PaymentRequest = makePaymentRequest();
  payment: { status: 'waiting' | 'paid' | 'gone'; capturedCents: number; refundedCents: number } | null = null;
  charges = 0;
  readonly messages: RequestEvent[] = [];

  apply(event: RequestEvent): void {
    this.request = changeRequest(this.request, event);
  }

  /** A payer starts; the process may be killed before the call to the gateway, or before the answer is stored. */
  begin(diesAfter: 'started' | 'created' | 'named'): void {
    this.apply({ kind: 'started', nowMs: this.nowMs });
    if (this.request.state !== 'paying' || diesAfter === 'started') return;
    this.create();
    if (diesAfter === 'named') this.name();
  }

  /** Idempotent by key. */
  create() {
    this.payment ??= { status: 'waiting', capturedCents: 0, refundedCents: 0 };
    return this.payment;
  }

  name(): void {
    if (this.payment !== null) this.apply({ kind: 'paymentNamed', ref: 'pay' });
  }

  /** The payer's browser pays, whether or not the server still expects it. */
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

  /** Events are delivered in any order, repeatedly or never. */
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
