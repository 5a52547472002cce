import { searchParameters } from './search-parameters.ts';

/** A search's address without what no search reads: a newsletter's links may say whom they were sent to. @spec B7.34 */
export const dropUnknownParameters = (address: string): string => {
  const [path = '', query = ''] = address.split('?', 2);
  const known = [...new URLSearchParams(query)].filter(([name]) => searchParameters.has(name));
  return known.length === 0 ? path : `${path}?${new URLSearchParams(known)}`;
};
