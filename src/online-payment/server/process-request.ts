import type { PaymentGateway } from '#src/payments/server/payment-gateway.ts';
import { takePaymentStep } from '#src/payments/server/take-payment-step.ts';
import { chooseRequestDueMs, chooseRequestStep, type RequestStep } from '../rules/choose-request-step.ts';
import { listRequestEvents, type RequestEvent } from '../rules/payment-request.ts';
import { buildRequestedPayment } from './build-requested-payment.ts';
import type { StoredRequest } from './request-row.ts';
import type { RequestStore } from './request-store.ts';

export interface RequestProcessorOptions {
  readonly store: Pick<RequestStore, 'apply' | 'postpone'>;
  readonly gateway: PaymentGateway;
  readonly onProblem: (error: unknown, request: StoredRequest) => void;
  /** Says that leads were kept which are to be delivered. */
  readonly onDeliveriesQueued: () => void;
  readonly readClock: () => Date;
}

/** Does what is due about one request, as far as it goes now. @returns how it stands then */
export type ProcessRequest = (request: StoredRequest) => Promise<StoredRequest>;

/** Steps that one look takes at most: over, paid too late, given back. */
const maxSteps = 6;

const perform = async (
  gateway: PaymentGateway,
  request: StoredRequest,
  step: RequestStep,
  nowMs: number,
): Promise<readonly RequestEvent[]> => {
  if (step.kind === 'none') return [];
  if (step.kind === 'passTime') return [{ kind: 'timePassed', nowMs }];
  const word = await takePaymentStep(gateway, step, buildRequestedPayment(request));
  return word.kind === 'named' ? [{ kind: 'paymentNamed', ref: word.ref }] : listRequestEvents(word.standing);
};

/** Makes what brings requests on: their time, and what the gateway knows. It can be killed anywhere and begin again. @spec L2.16 */
export const createRequestProcessor = (options: RequestProcessorOptions): ProcessRequest => {
  const { store, gateway, onProblem, onDeliveriesQueued, readClock } = options;
  const takeStep = async (request: StoredRequest): Promise<StoredRequest> => {
    const nowMs = readClock().getTime();
    const events = await perform(gateway, request, chooseRequestStep(request, nowMs), nowMs);
    return events.length === 0 ? request : ((await store.apply(request, events, readClock())) ?? request);
  };
  return async (request) => {
    let current = request;
    let error: string | null = null;
    try {
      for (let step = 0; step < maxSteps; step += 1) {
        const next = await takeStep(current);
        if (next.leadUuid !== current.leadUuid || next.state !== current.state) onDeliveriesQueued();
        const isDone = next.version === current.version;
        current = next;
        if (isDone) break;
      }
    } catch (reason) {
      error = String(reason);
      onProblem(reason, current);
    }
    const dueMs = chooseRequestDueMs(current, readClock().getTime());
    await store.postpone(current, dueMs === null ? null : new Date(dueMs), error);
    return current;
  };
};
