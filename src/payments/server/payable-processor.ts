import { hourMs } from '#src/lib/durations.ts';
import { type DueStep, listPaymentEvents, type PaymentEvent } from '../rules/payable.ts';
import type { PayableStore, StoredPayable } from './payable-store.ts';
import type { CardGateway, GatewayAnswer, NewPayment, PaymentGateway } from './payment-gateway.ts';

export interface PayableProcessorOptions<Name, Row extends Name & StoredPayable> {
  readonly store: Pick<PayableStore<Name, Row, PaymentEvent>, 'apply' | 'postpone'>;
  readonly gateway: PaymentGateway;
  readonly onProblem: (error: unknown, row: Row) => void;
  /** Called after each step that changed the row, because the step may have queued deliveries. */
  readonly onDeliveriesQueued: () => void;
  readonly readClock: () => Date;
}

export interface PayableSteps<Row> {
  readonly chooseStep: (row: Row, nowMs: number) => DueStep;
  /** When the row is due unless an event comes first, in Unix ms; null for never. */
  readonly chooseAgainMs: (row: Row, nowMs: number) => number | null;
  readonly buildPayment: (row: Row) => NewPayment;
  /**
   * Updates what depends on the row, such as the hold on a vehicle. Returns the same object if nothing had to change.
   */
  readonly sync?: (row: Row) => Promise<Row>;
}

/** Resolves to the row after the last step. A failed step ends the run without throwing. */
export type ProcessPayable<Row> = (row: Row) => Promise<Row>;

/** Maximum number of steps in a run. No payment needs more, even if it comes too late and is refunded. */
const maxSteps = 6;

/** If a payment's next check is at least this many milliseconds away, a failed check doesn't make the row late. */
const rareCheckMs = hourMs;

const unwrap = <T>(answer: GatewayAnswer<T>): T => {
  if (answer.kind === 'answered') return answer.value;
  throw new Error(`The payment gateway failed: ${answer.message}`);
};

/** @spec D.59 */
const perform = async (
  gateway: PaymentGateway,
  step: DueStep,
  payment: NewPayment,
  nowMs: number,
): Promise<readonly PaymentEvent[]> => {
  switch (step.kind) {
    case 'none':
      return [];
    case 'passTime':
      return [{ kind: 'timePassed', nowMs }];
    case 'namePayment':
      return [{ kind: 'paymentNamed', ...unwrap(await gateway.create(payment)) }];
    default: {
      const ask = { findPayment: gateway.find, cancelPayment: gateway.cancel, refundPayment: gateway.refund }[
        step.kind
      ];
      return listPaymentEvents(unwrap(await ask({ siteSlug: payment.siteSlug, ref: step.ref })), nowMs);
    }
  }
};

/** Keeps no state in memory, so a run can be killed and repeated. @spec B9.28, B9.29, L2.16 */
export const createPayableProcessor = <Name, Row extends Name & StoredPayable>(
  { chooseStep, chooseAgainMs, buildPayment, sync = async (row) => row }: PayableSteps<Row>,
  { store, gateway, onProblem, onDeliveriesQueued, readClock }: PayableProcessorOptions<Name, Row>,
): ProcessPayable<Row> => {
  const takeStep = async (row: Row): Promise<Row> => {
    const synced = await sync(row);
    if (synced !== row) return synced;
    const nowMs = readClock().getTime();
    const events = await perform(gateway, chooseStep(row, nowMs), buildPayment(row), nowMs);
    if (events.length === 0) return row;
    const next = await store.apply(row, events, readClock());
    return next === undefined || next.version === row.version ? row : next;
  };

  return async (row) => {
    let current = row;
    let error: string | null = null;
    try {
      for (let step = 0; step < maxSteps; step += 1) {
        const next = await takeStep(current);
        if (next === current) break;
        current = next;
        onDeliveriesQueued();
      }
    } catch (reason) {
      error = String(reason);
      onProblem(reason, current);
    }
    const nowMs = readClock().getTime();
    const dueMs = chooseAgainMs(current, nowMs);
    const isRare = dueMs === null || dueMs - nowMs >= rareCheckMs;
    const isAwaited = !isRare || chooseStep(current, nowMs).kind !== 'findPayment';
    await store.postpone(current, {
      dueAt: dueMs === null ? null : new Date(dueMs),
      error,
      failedAt: error !== null && isAwaited ? new Date(nowMs) : null,
    });
    return current;
  };
};

interface CardActionsOptions<Row> {
  readonly gateway: CardGateway;
  readonly process: ProcessPayable<Row>;
}

export const createCardActions = <Row extends StoredPayable>({ gateway, process }: CardActionsOptions<Row>) => {
  const whilePaying = async (row: Row, act: (name: { siteSlug: string; ref: string }) => Promise<void>) => {
    if (row.state !== 'paying' || row.paymentRef === null) return;
    await act({ siteSlug: row.siteSlug, ref: row.paymentRef });
    await process(row);
  };
  return {
    pay: (row: Row, cardNumber: string) => whilePaying(row, (name) => gateway.pay(name, cardNumber)),
    confirm: (row: Row, isApproved: boolean) => whilePaying(row, (name) => gateway.confirm(name, isApproved)),
    refresh: (row: Row) => whilePaying(row, async () => undefined),
  };
};
