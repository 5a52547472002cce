import { searchParameters } from '../search-state.ts';
/** Keeps only search parameters that can't identify the visitor. @spec B7.34, D.24 */
export const cleanAnalyticsAddress = (address: string): string => {
  const [path = '', query = ''] = address.split('?', 2);
  const told = [...new URLSearchParams(query)].filter(
    ([name]) => !['query', 'typed', 'postcode'].includes(name) && searchParameters.has(name),
  );
  return told.length === 0 ? path : `${path}?${new URLSearchParams(told)}`;
};
