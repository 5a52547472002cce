// What other slices, pages and the host may call on the server.

export { createRequestPurge } from './admin/purge-requests.ts';
export { createPaymentMails, type FindPaymentAddition } from './create-payment-mails.ts';
export { createPaymentRequestHandler } from './create-request-owner.ts';
export { createPaymentRequestService, type PaymentRequestService } from './payment-request-service.ts';
export { createRequestProcessor } from './process-request.ts';
export type { StoredRequest } from './request-row.ts';
export {
  createReportedPaymentFinder,
  createRequestFinder,
  createRequestStore,
  type RequestFinder,
} from './request-store.ts';
