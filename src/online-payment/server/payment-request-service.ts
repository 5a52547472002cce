import { readReadableCode } from '#src/lib/text/readable-code.ts';
import { createCardActions } from '#src/payments/server/payable-processor.ts';
import type { CardGateway } from '#src/payments/server/payment-gateway.ts';
import { isSameName } from '../rules/is-same-name.ts';
import { paymentCodeLength } from '../rules/payment-request.ts';
import { buildRequestedPayment, type ProcessRequest } from './process-request.ts';
import type { StoredRequest } from './request-payable.ts';
import type { RequestStore } from './request-store.ts';

/** Only `identify` checks the payer's name. */
export interface PaymentRequestService {
  /** Undefined for a wrong code and a wrong name alike, so that callers can't tell which was wrong. */
  readonly identify: (siteSlug: string, typed: string, lastName: string) => Promise<string | undefined>;
  readonly find: (siteSlug: string, typed: string) => Promise<StoredRequest | undefined>;
  /**
   * False if the gateway couldn't create the payment, or the request no longer exists. True doesn't mean that the payer
   * has paid.
   */
  readonly pay: (request: StoredRequest, cardNumber: string) => Promise<boolean>;
  readonly confirm: (request: StoredRequest, isApproved: boolean) => Promise<void>;
  readonly settle: (request: StoredRequest) => Promise<void>;
}

export interface PaymentRequestServiceOptions {
  readonly store: Pick<RequestStore, 'apply' | 'findByCode'>;
  readonly gateway: CardGateway;
  readonly process: ProcessRequest;
  readonly readClock: () => Date;
}

/** @spec L2.16 */
export const createPaymentRequestService = ({
  store,
  gateway,
  process,
  readClock,
}: PaymentRequestServiceOptions): PaymentRequestService => {
  const cardActions = createCardActions({ gateway, process });
  const find: PaymentRequestService['find'] = async (siteSlug, typed) => {
    const code = readReadableCode(typed, paymentCodeLength);
    return code === undefined ? undefined : store.findByCode(siteSlug, code);
  };

  const start = async (request: StoredRequest): Promise<StoredRequest | undefined> => {
    const started = await store.apply(request, [{ kind: 'started', nowMs: readClock().getTime() }], readClock());
    if (started?.state !== 'paying' || started.paymentRef !== null) return started;
    const made = await gateway.create(buildRequestedPayment(started));
    if (made.kind === 'failed') return undefined;
    return store.apply(started, [{ kind: 'paymentNamed', ref: made.value.ref }], readClock());
  };

  return {
    find,
    identify: async (siteSlug, typed, lastName) => {
      const request = await find(siteSlug, typed);
      return request !== undefined && isSameName(lastName, request.lastName) ? request.code : undefined;
    },
    pay: async (request, cardNumber) => {
      const named = await start(request);
      if (named === undefined) return false;
      await cardActions.pay(named, cardNumber);
      return true;
    },
    confirm: cardActions.confirm,
    settle: cardActions.refresh,
  };
};
