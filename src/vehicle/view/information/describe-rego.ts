import { formatDate } from '#src/lib/dates/format-date.ts';
import type { PageConfig } from '../../rules/page/page-config.ts';

/**
 * What is said of a registration that ends on `expiry`; null says nothing. The last day still counts as registered.
 * @param today the day now where the dealer is, 'YYYY-MM-DD'
 * @spec B4.27, B4.28
 */
export const describeRego = (expiry: string | null, today: string, pastRego: PageConfig['pastRego']): string | null => {
  if (expiry === null) return null;
  if (expiry >= today) return `Expires on ${formatDate(expiry)}`;
  return pastRego === 'unregistered' ? 'Unregistered' : null;
};
