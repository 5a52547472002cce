import type { MailedLead } from './mailed-lead.ts';
import type { MailingSite } from './mailing-site.ts';

/** What was paid online with a lead, as far as programs are told. */
export interface ToldPayment {
  readonly requestUuid: string;
  /** The dealer's own: an invoice, a contract. */
  readonly reference: string;
  readonly purpose: string;
  readonly amountCents: number;
  /** The gateway's name of the payment. */
  readonly paymentRef: string;
  readonly paidAtMs: number;
  /** When it was begun to be given back; null for money that stays. */
  readonly refundedAtMs: number | null;
}

const toIso = (momentMs: number): string => new Date(momentMs).toISOString();

/**
 * That a payment came in, or that it goes back, as programs read it: its lead by the id that they know, the dealer's own reference, and neither
 * the code that opens its page nor anything of its payer. @returns null where it is to be told that it goes back, and it does not @spec L2.16, D.32
 */
export const buildPaymentDocument = (
  { leadUuid }: Pick<MailedLead, 'leadUuid'>,
  { requestUuid, reference, purpose, amountCents, paymentRef, paidAtMs, refundedAtMs }: ToldPayment,
  site: Pick<MailingSite, 'slug' | 'name'>,
  isOver: boolean,
) => {
  const facts = {
    ...{ lead_id: leadUuid, site: site.slug, site_name: site.name, payment_id: requestUuid },
    ...{ reference, purpose, amount_cents: amountCents, gateway_payment: paymentRef, paid_at: toIso(paidAtMs) },
  };
  if (!isOver) return { type: 'payment_received', ...facts };
  if (refundedAtMs === null) return null;
  return { type: 'payment_refunded', ...facts, refunded_at: toIso(refundedAtMs), goes_back_cents: amountCents };
};
