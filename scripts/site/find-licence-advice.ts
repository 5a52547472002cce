import type { ResolvedSite } from '../../src/sites/config/resolved-site.ts';

export const findLicenceAdvice = ({ locations }: Pick<ResolvedSite, 'locations'>): string | undefined => {
  if (locations.every(({ dealerLicenceNumber }) => dealerLicenceNumber === null)) return undefined;
  const without = locations.filter(
    ({ type, dealerLicenceNumber }) => (type ?? 'sales') === 'sales' && dealerLicenceNumber === null,
  );
  if (without.length === 0) return undefined;
  const names = without.map(({ name, address }) => `${name} (${address.state})`).join(', ');
  return `${names}: no dealer licence, although another location has one. Each state issues its own licence: if you sell vehicles there, set dealerLicenceNumber.`;
};
