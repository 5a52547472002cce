import type { PaymentRequest } from '../rules/payment-request.ts';
import type { paymentRequests } from './tables.ts';

type Row = typeof paymentRequests.$inferSelect;

/** A request as it is kept. */
export type StoredRequest = Omit<Row, 'validUntil' | 'dueAt' | 'changedAt'> & PaymentRequest;

/** The request of a row. */
export const readRequestRow = ({ validUntil, dueAt, changedAt, ...kept }: Row): StoredRequest => ({
  ...kept,
  validUntilMs: new Date(validUntil).getTime(),
});
