import type { StoredRequest } from '../../src/online-payment/server/request-payable.ts';
import { formatCents } from '../../src/online-payment/view/list-payment-facts.ts';

export const listRequestCells = (request: StoredRequest): Readonly<Record<string, unknown>> => ({
  site: request.siteSlug,
  code: request.code,
  state: request.state,
  amount: formatCents(request.amountCents),
  captured: formatCents(request.capturedCents),
  reference: request.reference,
  purpose: request.purpose,
  name: `${request.customer.record.firstName} ${request.lastName}`,
  email: request.email,
  payment: request.paymentRef ?? '',
  asked_at: new Date(request.askedAt).toISOString(),
  valid_until: new Date(request.validUntilMs).toISOString(),
  paid_at: request.paidAt === null ? '' : new Date(request.paidAt).toISOString(),
  last_error: request.lastError ?? '',
});

const describeOwed = ({ state, capturedCents }: StoredRequest): string =>
  state === 'owed' ? `, ${formatCents(capturedCents)} to refund another way: the bank refused the refund` : '';

export const describeRequest = (request: StoredRequest): string => {
  const cells = listRequestCells(request);
  const error = cells.last_error === '' ? '' : `, last error: ${cells.last_error}`;
  return `${cells.site}  ${cells.code}  ${cells.state}: ${cells.amount}${describeOwed(request)}, ${cells.reference} (${cells.purpose})
  ${cells.name} ${cells.email}, valid until ${cells.valid_until}${error}`;
};
