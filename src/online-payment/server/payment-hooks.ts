import { isCancellation, isForShopper } from '#src/leads/rules/delivery-kinds.ts';
import type { LeadHooks } from '#src/leads/server/lead-hooks.ts';
import { buildPaymentDocument } from '#src/leads/view/build-lead-document.ts';
import { nameShopper } from '#src/leads/view/mail-view.ts';
import { onlinePaymentOf } from '#src/lib/payment-paths.ts';
import type { DatabaseService } from '#src/platform/db/database.ts';
import { paymentSubcategory } from '../rules/payment-request.ts';
import { buildPaymentMail, type PaymentMail, type PaymentMailFacts } from '../view/build-payment-mail.ts';
import { createReportedPaymentFinder, createRequestFinder, type RequestFinder } from './request-store.ts';

interface MailedSite {
  readonly slug: string;
  readonly name: string;
  readonly url: string;
  readonly timeZone: string;
  readonly legal: { readonly entity: string };
}

export type FindPaymentAddition = (
  site: MailedSite,
  lead: { readonly leadUuid: string } & Pick<PaymentMailFacts, 'shopperName' | 'isOver' | 'isOwed'>,
) => Promise<PaymentMail | null>;

/** @spec L2.16 */
export const createPaymentMails =
  ({ findOfLead }: Pick<RequestFinder, 'findOfLead'>): FindPaymentAddition =>
  async (site, { leadUuid, shopperName, isOver, isOwed }) => {
    const request = await findOfLead(site.slug, leadUuid);
    if (request === undefined) return null;
    return buildPaymentMail({
      ...request,
      shopperName,
      isOver,
      isOwed,
      payee: site.legal.entity,
      timeZone: site.timeZone,
      // A refund returns what was paid, not what was asked for.
      amountCents: isOver || isOwed ? request.capturedCents : request.amountCents,
      paidAtMs: request.paidAt === null ? null : Date.parse(request.paidAt),
      href: site.url + onlinePaymentOf(request.code),
    });
  };

/** @spec L2.16 */
export const createPaymentHooks = (database: DatabaseService): LeadHooks<MailedSite> => {
  const findMail = createPaymentMails(createRequestFinder(database));
  const findPayment = createReportedPaymentFinder(database);
  return {
    isFor: ({ subcategory }) => subcategory === paymentSubcategory,
    findAddition: async (site, { kind, lead }) => {
      const shopperName = isForShopper(kind) ? null : nameShopper(lead);
      const outcome = { isOver: isCancellation(kind), isOwed: kind === 'refundFailure' };
      const mail = await findMail(site, { ...lead, shopperName, ...outcome });
      return mail && { ...mail, files: [] };
    },
    findDocument: async (site, { kind, lead }) => {
      const payment = await findPayment(site.slug, lead.leadUuid);
      return payment && buildPaymentDocument(lead, payment, site, kind === 'cancellationWebhook');
    },
  };
};
