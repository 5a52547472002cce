import { formatPhone } from '#src/lib/phones/format-phone.ts';
import type { Lead } from '../rules/lead.ts';
import { listVehicleRows } from './build-lead-mail.ts';
import { buildSuccessView } from './build-success-view.ts';
import type { MailingSite, MailView } from './mail-view.ts';

/** Repeats nothing that was typed, because the address may be someone else's. @spec D.32, L2.30, L4.06 */
export const buildConfirmationMail = (
  lead: Pick<Lead, 'form' | 'leadUuid' | 'vehicle'>,
  site: Pick<MailingSite, 'name' | 'url' | 'phones'>,
  unsubscribeUrl: string | null = null,
): MailView => {
  const success = buildSuccessView(site.name, lead.form);
  const { main } = site.phones;
  return {
    subject: lead.vehicle === null ? success.title : `${success.title}: ${lead.vehicle.title}`,
    preview: success.lead,
    sender: site.name,
    heading: success.title,
    paragraphs: [success.lead, ...success.steps],
    rows: [
      ...listVehicleRows(lead.vehicle, site),
      { label: 'Call us', text: formatPhone(main), href: `tel:${main}` },
      { label: 'Website', text: site.url, href: site.url },
      ...(unsubscribeUrl === null
        ? []
        : [{ label: 'News and offers', text: 'You’re signed up for these. Unsubscribe', href: unsubscribeUrl }]),
    ],
    quote: null,
    footer: [
      `You’re receiving this email because someone entered your address on the ${site.name} website. If it wasn’t you, please ignore it.`,
      `Reference ${lead.leadUuid}`,
    ],
  };
};
