// What other slices, pages and the host may call on the server.
export { createPaymentDesk, type PaymentDesk } from './create-payment-desk.ts';
export { createPaymentMails, type FindPaymentAddition } from './create-payment-mails.ts';
export { createRequestKeeper } from './create-request-keeper.ts';
export { createRequestOwner } from './create-request-owner.ts';
export { createRequestForgetting } from './office/forget-requests.ts';
export type { KeptRequest } from './request-row.ts';
export {
  createRequestFinder,
  createRequestStore,
  createToldPaymentFinder,
  type RequestFinder,
} from './request-store.ts';
