import { listAllowedChanges, type StaffChanges } from '#src/staff/rules/staff-change.ts';
import { changeRequest } from './change-request.ts';
import type { PaymentRequest, RequestEvent, RequestState } from './payment-request.ts';

/** @spec L2.16 */
export const requestChanges = {
  cancel: { permission: 'payments.ask', action: 'paymentCancelled', buildEvent: () => ({ kind: 'cancelled' }) },
  refund: { permission: 'payments.refund', action: 'paymentRefunded', buildEvent: () => ({ kind: 'refundAsked' }) },
  settled: { permission: 'payments.refund', action: 'paymentSettled', buildEvent: () => ({ kind: 'settled' }) },
} as const satisfies StaffChanges<string, RequestEvent>;

export type RequestChangeName = keyof typeof requestChanges;

export const listRequestChanges = (request: PaymentRequest, now: Date): readonly RequestChangeName[] =>
  listAllowedChanges(requestChanges, request, changeRequest, now);

export const requestGroups = {
  open: ['requested', 'paying'],
  paid: ['paid'],
  refunding: ['refunding', 'owed'],
  over: ['refunded', 'cancelled', 'expired'],
} as const satisfies Readonly<Record<string, readonly RequestState[]>>;

export type RequestGroup = keyof typeof requestGroups;
