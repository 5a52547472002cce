import {
  createPayableProcessor,
  type PayableProcessorOptions,
  type ProcessPayable,
} from '#src/payments/server/payable-processor.ts';
import type { NewPayment } from '#src/payments/server/payment-gateway.ts';
import { createPaymentHandler, type PaymentHandler } from '#src/payments/server/payment-handler.ts';
import { chooseRequestAgainMs, chooseRequestStep } from '../rules/change-request.ts';
import { paymentPurpose } from '../rules/payment-request.ts';
import type { RequestName, StoredRequest } from './request-payable.ts';
import type { RequestStore } from './request-store.ts';

export type ProcessRequest = ProcessPayable<StoredRequest>;

/** The idempotency key is the request's id, so a request can be paid only once. @spec L2.16 */
export const buildRequestedPayment = ({
  siteSlug,
  requestUuid,
  amountCents,
  purpose,
  reference,
}: StoredRequest): NewPayment => ({
  siteSlug,
  purpose: paymentPurpose,
  key: requestUuid,
  amountCents,
  description: `${purpose}, ${reference}`,
});

/** @spec L2.16 */
export const createRequestProcessor = (options: PayableProcessorOptions<RequestName, StoredRequest>): ProcessRequest =>
  createPayableProcessor(
    { chooseStep: chooseRequestStep, chooseAgainMs: chooseRequestAgainMs, buildPayment: buildRequestedPayment },
    options,
  );

export interface PaymentRequestHandlerOptions {
  readonly store: Pick<RequestStore, 'find' | 'apply'>;
  readonly process: ProcessRequest;
  readonly readClock: () => Date;
}

/** @spec L2.16 */
export const createPaymentRequestHandler = (options: PaymentRequestHandlerOptions): PaymentHandler =>
  createPaymentHandler({
    ...options,
    find: (siteSlug, requestUuid) => options.store.find({ siteSlug, requestUuid }),
  });
