import type { AuditAction } from '#src/staff/rules/audit.ts';
import type { Permission } from '#src/staff/rules/roles.ts';
import { changeRequest } from './change-request.ts';
import type { PaymentRequest, RequestEvent, RequestState } from './payment-request.ts';

interface StaffChange {
  readonly permission: Permission;
  readonly action: AuditAction;
  readonly event: RequestEvent;
}

/** The changes of `npm run payments`. @spec L2.16 */
export const requestChanges = {
  cancel: { permission: 'payments.ask', action: 'paymentCancelled', event: { kind: 'cancelled' } },
  refund: { permission: 'payments.refund', action: 'paymentRefunded', event: { kind: 'refundAsked' } },
  settled: { permission: 'payments.refund', action: 'paymentSettled', event: { kind: 'settled' } },
} as const satisfies Readonly<Record<string, StaffChange>>;

export type RequestChangeName = keyof typeof requestChanges;

export const isRequestChange = (text: string): text is RequestChangeName => Object.hasOwn(requestChanges, text);

/** Returns the changes that the payment's state allows. */
export const listRequestChanges = (request: PaymentRequest): readonly RequestChangeName[] =>
  (Object.keys(requestChanges) as RequestChangeName[]).filter(
    (name) => changeRequest(request, requestChanges[name].event) !== request,
  );

/** The lists that staff see. */
export const requestGroups = {
  open: ['requested', 'paying'],
  paid: ['paid'],
  refunding: ['refunding', 'owed'],
  over: ['refunded', 'cancelled', 'expired'],
} as const satisfies Readonly<Record<string, readonly RequestState[]>>;

export type RequestGroup = keyof typeof requestGroups;

export const isRequestGroup = (text: string | null): text is RequestGroup =>
  text !== null && Object.hasOwn(requestGroups, text);
