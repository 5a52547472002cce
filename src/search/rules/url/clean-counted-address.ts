import { searchParameters } from './search-parameters.ts';
/**
 * An address that a browser told of, without what no search reads (a newsletter's links may say whom they were sent to)
 * and without the words and the postcode that were typed, which may say who typed them. @spec B7.34, D.24
 */
export const cleanCountedAddress = (address: string): string => {
  const [path = '', query = ''] = address.split('?', 2);
  const told = [...new URLSearchParams(query)].filter(
    ([name]) => !['query', 'typed', 'postcode'].includes(name) && searchParameters.has(name),
  );
  return told.length === 0 ? path : `${path}?${new URLSearchParams(told)}`;
};
