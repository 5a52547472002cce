import type { MailRow } from './mail-view.ts';
import type { MailedVehicle } from './mailed-lead.ts';
import type { MailingSite } from './mailing-site.ts';

/** The vehicle of a lead in a mail, with the way to its page. @spec L3.03 */
export const listVehicleRows = (
  vehicle: MailedVehicle | null,
  { url }: Pick<MailingSite, 'url'>,
): readonly MailRow[] => {
  if (vehicle === null) return [];
  const { title, path, stockNumber } = vehicle;
  return [
    { label: 'Vehicle', text: title, href: url + path },
    ...(stockNumber === null ? [] : [{ label: 'Stock number', text: stockNumber, href: null }]),
  ];
};
