import type { LeadsConfig } from '../rules/config.ts';
import { isPosted } from '../rules/delivery-kinds.ts';
import type { MailingSite } from '../view/mail-view.ts';
import { deliverByHttp, type HttpDeliveryOptions } from './deliver-by-http.ts';
import { deliverByMail, type MailDeliveryOptions } from './deliver-by-mail.ts';
import { deliverByText, type TextDeliveryOptions } from './deliver-by-text.ts';
import type { Delivery } from './delivery-store.ts';

export interface DeliveringSite extends MailingSite {
  readonly config: { readonly leads: Pick<LeadsConfig, 'destinations'> };
}

export interface DeliverLeadOptions extends HttpDeliveryOptions, MailDeliveryOptions, TextDeliveryOptions {
  readonly siteBySlug: (slug: string) => DeliveringSite | undefined;
}

/** Delivers by the delivery's kind. Rejects when it failed. @spec D.32, D.59 */
export const deliverLead =
  ({ siteBySlug, ...ways }: DeliverLeadOptions) =>
  async (delivery: Delivery): Promise<void> => {
    const site = siteBySlug(delivery.siteSlug);
    if (site === undefined) throw new Error('The site of the lead is not there.');
    if (isPosted(delivery.kind)) {
      await deliverByHttp(ways, delivery, site, site.config.leads.destinations);
    } else if (delivery.kind === 'confirmationText') {
      await deliverByText(ways, delivery);
    } else {
      await deliverByMail(ways, delivery, site);
    }
  };
