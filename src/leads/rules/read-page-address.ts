import { cutText } from '#src/lib/text/cut-text.ts';
import { cleanLine } from './clean-text.ts';

/** Of an address that a page names, what is kept apart. */
export interface PageAddress {
  readonly path: string;
  readonly queryParams: Readonly<Record<string, string>>;
}

/** Parameters of an address that are kept, at most, and letters of each. */
const maxParams = 20;
const maxParamLength = 200;

/** Path and query parameters of an address on the site, each one line: mails and ADF carry them. @spec L7.02 */
export const readPageAddress = (address: string): PageAddress => {
  const queryAt = address.indexOf('?');
  if (queryAt === -1) return { path: address, queryParams: {} };
  const params = [...new URLSearchParams(address.slice(queryAt + 1))].slice(0, maxParams);
  const keep = (text: string): string => cutText(cleanLine(text), maxParamLength);
  return {
    path: address.slice(0, queryAt),
    queryParams: Object.fromEntries(params.map(([name, value]) => [keep(name), keep(value)])),
  };
};
