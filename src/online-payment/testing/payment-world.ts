import { listPaymentEvents } from '#src/payments/rules/payable.ts';
import type { PaymentStatus } from '#src/payments/rules/payment-status.ts';
import { changeRequest, chooseRequestStep } from '../rules/change-request.ts';
import type { PaymentRequest, RequestEvent } from '../rules/payment-request.ts';
import { makePaymentRequest } from './make-payment-request.ts';

interface GatewayPayment {
  status: 'waiting' | 'paid' | 'gone';
  capturedCents: number;
  refundedCents: number;
  failedRefunds: number;
}

export class PaymentWorld {
  nowMs = 0;
  request: PaymentRequest = makePaymentRequest();
  payment: GatewayPayment | null = null;
  charges = 0;
  isSettled = false;
  readonly messages: PaymentStatus[] = [];

  apply(event: RequestEvent): void {
    this.request = changeRequest(this.request, event);
  }

  begin(diesAfter: 'started' | 'created' | 'named'): void {
    this.apply({ kind: 'started', nowMs: this.nowMs });
    if (this.request.state !== 'paying' || diesAfter === 'started') return;
    this.create();
    if (diesAfter === 'named') this.name();
  }

  create() {
    this.payment ??= { status: 'waiting', capturedCents: 0, refundedCents: 0, failedRefunds: 0 };
    return this.payment;
  }

  name(): void {
    if (this.payment !== null) this.apply({ kind: 'paymentNamed', ref: 'pay' });
  }

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

  failRefund(): void {
    if (this.payment === null || this.payment.refundedCents === 0) return;
    this.payment.refundedCents = 0;
    this.payment.failedRefunds += 1;
    this.tell();
  }

  settle(): void {
    if (this.request.state !== 'owed') return;
    this.isSettled = true;
    this.apply({ kind: 'settled' });
  }

  get knowsFailures(): boolean {
    return this.request.failedRefunds === (this.payment?.failedRefunds ?? 0);
  }

  /** Stores the payment's status as a message, which the test delivers late, repeatedly or never. */
  private tell(): void {
    this.messages.push(this.standing());
  }

  private standing(): PaymentStatus {
    const { status, capturedCents, refundedCents, failedRefunds } = this.create();
    if (refundedCents > 0) return { kind: 'refunded', failedRefunds };
    if (status === 'paid') return { kind: 'paid', amountCents: capturedCents, failedRefunds };
    return status === 'gone' ? { kind: 'gone' } : { kind: 'waiting', decline: null, needs: 'card' };
  }

  deliver(index: number): void {
    const message = this.messages[index % Math.max(1, this.messages.length)];
    if (message === undefined) return;
    this.name();
    for (const event of listPaymentEvents(message, this.nowMs)) this.apply(event);
  }

  /** With `isKilled`, the gateway acts, but the resulting events aren't stored. */
  work(isKilled: boolean): void {
    const events = this.perform();
    if (!isKilled) for (const event of events) this.apply(event);
  }

  private perform(): readonly RequestEvent[] {
    const { kind } = chooseRequestStep({ ...this.request, attempts: 1 }, this.nowMs);
    if (kind === 'none') return [];
    if (kind === 'passTime') return [{ kind: 'timePassed', nowMs: this.nowMs }];
    const payment = this.create();
    if (kind === 'namePayment') return [{ kind: 'paymentNamed', ref: 'pay' }];
    if (kind === 'cancelPayment' && payment.status === 'waiting') payment.status = 'gone';
    if (kind === 'refundPayment') payment.refundedCents = payment.capturedCents;
    return listPaymentEvents(this.standing(), this.nowMs);
  }
}
