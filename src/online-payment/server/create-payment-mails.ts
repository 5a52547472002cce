import { onlinePaymentOf } from '#src/lib/checkout-paths.ts';
import { buildPaymentMail, type PaymentMail } from '../view/build-payment-mail.ts';
import type { RequestFinder } from './request-store.ts';

/** As much of a site as the mails of its payments say. */
interface MailedSite {
  readonly slug: string;
  readonly url: string;
  readonly timeZone: string;
  readonly legal: { readonly entity: string };
}

/** What was paid with a lead, for its mails; null for a lead without a payment. */
export type FindPaymentAddition = (
  site: MailedSite,
  lead: { readonly leadUuid: string; readonly shopperName: string | null; readonly isOver: boolean },
) => Promise<PaymentMail | null>;

/** Makes what adds payments to the mails of leads. @spec L2.16 */
export const createPaymentMails =
  ({ findOfLead }: Pick<RequestFinder, 'findOfLead'>): FindPaymentAddition =>
  async (site, { leadUuid, shopperName, isOver }) => {
    const request = await findOfLead(site.slug, leadUuid);
    if (request === undefined) return null;
    return buildPaymentMail({
      ...{ ...request, shopperName, isOver, payee: site.legal.entity, timeZone: site.timeZone },
      // What goes back is what came in, whatever was asked for.
      amountCents: isOver ? request.capturedCents : request.amountCents,
      paidAtMs: request.paidAt === null ? null : Date.parse(request.paidAt),
      href: site.url + onlinePaymentOf(request.code),
    });
  };
