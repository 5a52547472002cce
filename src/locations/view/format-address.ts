import type { SiteLocation } from '#src/sites/model/site-location.ts';

export const formatAddress = ({ street, city, state, postcode }: SiteLocation['address']): string =>
  `${street}, ${city} ${state} ${postcode}`;
