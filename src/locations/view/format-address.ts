import type { SiteLocation } from '#src/sites/model/site-location.ts';

/** '61 Fernberg Street, Windsor QLD 4030' */
export const formatAddress = ({ street, city, state, postcode }: SiteLocation['address']): string =>
  `${street}, ${city} ${state} ${postcode}`;
