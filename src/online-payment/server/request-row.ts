import type { PaymentRequest } from '../rules/payment-request.ts';
import type { paymentRequests } from './tables.ts';

type Row = typeof paymentRequests.$inferSelect;

export type StoredRequest = Omit<Row, 'validUntil' | 'dueAt' | 'changedAt'> & PaymentRequest;

export const readRequestRow = ({ validUntil, dueAt, changedAt, ...kept }: Row): StoredRequest => ({
  ...kept,
  validUntilMs: new Date(validUntil).getTime(),
});
