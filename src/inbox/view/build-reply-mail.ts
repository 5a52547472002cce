import { findLeadPlace, type PlacedLead } from '#src/leads/rules/find-lead-place.ts';
import type { MailingSite } from '#src/leads/view/mail-view.ts';
import { formatPhone } from '#src/lib/phones/format-phone.ts';
import { escapeHtml } from '#src/lib/text/html.ts';

export interface WrittenReply {
  readonly subject: string;
  readonly text: string;
  readonly personName: string | null;
}

type SigningSite = Pick<MailingSite, 'name' | 'phones' | 'locations' | 'dealerships'>;

const toHtml = (text: string): string =>
  text
    .split(/\n{2,}/)
    .map((paragraph) => `<p style="margin:0 0 1em">${escapeHtml(paragraph).replaceAll('\n', '<br>')}</p>`)
    .join('');

export const buildReplyMail = ({ subject, text, personName }: WrittenReply, lead: PlacedLead, site: SigningSite) => {
  const place = findLeadPlace(lead, site);
  const phone = place?.contact.phone ?? site.phones.main;
  const signature = [personName, place === undefined ? site.name : `${site.name}, ${place.name}`, formatPhone(phone)]
    .filter((line) => line !== null && line !== '')
    .join('\n');
  const letter = `${text}\n\n${signature}`;
  return {
    subject,
    text: `${letter}\n`,
    html: `<div style="font:16px/1.5 -apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif">${toHtml(letter)}</div>`,
  };
};
