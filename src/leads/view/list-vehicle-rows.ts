import { formatKm } from '#src/lib/format-km.ts';
import { formatPrice } from '#src/lib/format-price.ts';
import type { MailRow } from './mail-view.ts';
import type { MailedVehicle } from './mailed-lead.ts';
import type { MailingSite } from './mailing-site.ts';

const joinFacts = ({ carType, colour, odometerKm, priceCents }: MailedVehicle): string =>
  [
    carType,
    colour,
    odometerKm === null ? null : formatKm(odometerKm),
    priceCents === null ? null : formatPrice(priceCents),
  ]
    .filter((fact) => fact !== null && fact !== '')
    .join(', ');

/** The vehicle of a lead in a mail, with the way to its page. @spec L3.03 */
export const listVehicleRows = (
  vehicle: MailedVehicle | null,
  { url }: Pick<MailingSite, 'url'>,
): readonly MailRow[] => {
  if (vehicle === null) return [];
  return [
    { label: 'Vehicle', text: vehicle.title, href: url + vehicle.path },
    { label: 'Details', text: joinFacts(vehicle), href: null },
    { label: 'Stock number', text: vehicle.stockNumber, href: null },
  ];
};
