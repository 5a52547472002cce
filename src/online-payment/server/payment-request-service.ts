import { readReadableCode } from '#src/lib/text/readable-code.ts';
import type { TestGateway } from '#src/payments/server/create-test-gateway.ts';
import { createCardForm } from '#src/payments/server/payable-processor.ts';
import { isSameName } from '../rules/is-same-name.ts';
import { paymentCodeLength } from '../rules/payment-request.ts';
import { buildRequestedPayment, type ProcessRequest } from './process-request.ts';
import type { StoredRequest } from './request-payable.ts';
import type { RequestStore } from './request-store.ts';

/** Takes payers through the steps: a request is named by its code and nothing else, and its amount comes from the dealer alone. */
export interface PaymentRequestService {
  /** The code of what somebody typed, where it is one of the site's and the name is its payer's; undefined for all else alike. */
  readonly identify: (siteSlug: string, typed: string, lastName: string) => Promise<string | undefined>;
  readonly find: (siteSlug: string, typed: string) => Promise<StoredRequest | undefined>;
  /** Pays by a card. @returns whether the gateway was reached */
  readonly pay: (request: StoredRequest, cardNumber: string) => Promise<boolean>;
  /** Answers the bank's question. */
  readonly confirm: (request: StoredRequest, isApproved: boolean) => Promise<void>;
  /** Looks how a payment stands that goes on elsewhere. */
  readonly settle: (request: StoredRequest) => Promise<void>;
}

export interface PaymentRequestServiceOptions {
  readonly store: Pick<RequestStore, 'apply' | 'findByCode'>;
  readonly gateway: TestGateway;
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
  const cardForm = createCardForm({ gateway, process });
  const find: PaymentRequestService['find'] = async (siteSlug, typed) => {
    const code = readReadableCode(typed, paymentCodeLength);
    return code === undefined ? undefined : store.findByCode(siteSlug, code);
  };

  /** Asks for the payment: until now nothing can be charged. */
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
      await cardForm.pay(named, cardNumber);
      return true;
    },
    confirm: cardForm.confirm,
    settle: cardForm.refresh,
  };
};
