import type { NewPayment } from '#src/payments/server/payment-gateway.ts';
import { paymentPurpose } from '../rules/payment-request.ts';
import type { StoredRequest } from './request-row.ts';

/** The payment of a request, which is its key: it can be paid once. @spec L2.16 */
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
