import type { Mailer } from '#src/platform/mail/mailer.ts';
import type { LeadsConfig } from '../rules/config.ts';
import type { MailingSite } from '../view/mailing-site.ts';
import { deliverByHttp, type HttpDeliveryOptions } from './deliver-by-http.ts';
import { deliverByMail } from './deliver-by-mail.ts';
import type { Delivery } from './delivery-store.ts';

/** A site that leads are taken from. */
export interface DeliveringSite extends MailingSite {
  readonly config: { readonly leads: Pick<LeadsConfig, 'destinations'> };
}

export interface DeliverLeadOptions extends HttpDeliveryOptions {
  readonly mailer: Mailer;
  readonly siteBySlug: (slug: string) => DeliveringSite | undefined;
}

/** Takes a lead to its place; rejects when it did not get there. @spec D.32, D.59 */
export const deliverLead =
  ({ mailer, siteBySlug, ...http }: DeliverLeadOptions) =>
  async (delivery: Delivery): Promise<void> => {
    const site = siteBySlug(delivery.siteSlug);
    if (site === undefined) throw new Error('The site of the lead is not there.');
    if (delivery.kind === 'adfHttp' || delivery.kind === 'webhook') {
      await deliverByHttp(http, delivery, site, site.config.leads.destinations);
    } else {
      await deliverByMail(mailer, delivery, site);
    }
  };
