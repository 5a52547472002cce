import { fetchWithTimeout } from '#src/lib/fetch-with-timeout.ts';
import { type PriceComparison, parsePriceComparison } from '../rules/comparison/price-comparison.ts';

/** @spec B7.01, B8.01 */
export const loadComparison = async (address: string, signal: AbortSignal): Promise<PriceComparison> => {
  const response = await fetchWithTimeout(address, signal);
  if (!response.ok) throw new Error(`The price comparison returned ${response.status}.`);
  const text = await response.text();
  const comparison = text === '' ? null : parsePriceComparison(JSON.parse(text));
  if (comparison === null) throw new Error('No data returned');
  return comparison;
};
