import { phoneDigits } from '#src/lib/phones/phone-digits.ts';
import type { SiteLocation } from '#src/sites/model/site-location.ts';
import type { PlacesConfig } from '../config.ts';

type KeyOf = (location: SiteLocation) => string | null;

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();

/** By which two locations are told to be one place; null for one that is a place of its own. @spec L9.20 */
export const placeKeys: Readonly<Record<PlacesConfig['uniqueBy'], KeyOf>> = {
  nothing: () => null,
  phone: ({ contact }) => phoneDigits(contact.phone),
  street: ({ address }) => `${plain(address.street)}, ${address.postcode}`,
  placeId: ({ address }) => address.placeId,
};
