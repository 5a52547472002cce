import { searchParameters } from '../search-state.ts';
/**
 * Removes parameters that the search doesn't read, because newsletter links can identify the recipient. Also removes
 * the typed words and the postcode. @spec B7.34, D.24
 */
export const cleanAnalyticsAddress = (address: string): string => {
  const [path = '', query = ''] = address.split('?', 2);
  const told = [...new URLSearchParams(query)].filter(
    ([name]) => !['query', 'typed', 'postcode'].includes(name) && searchParameters.has(name),
  );
  return told.length === 0 ? path : `${path}?${new URLSearchParams(told)}`;
};
