import { cutText } from '#src/lib/text/cut-text.ts';
import { cleanLine } from './field-text.ts';

/** What an id looks like: the last part of an address. */
export const pageIdPattern = /^[\da-z][\da-z-]{0,79}$/;

/**
 * The id of a page, from its address: 'contact' of '/contact', 'enquire' of '/cars/2021-mazda-cx-5/enquire', 'home' of '/'. It names
 * the page whichever vehicle it is about, so that a dealer can count leads by page. @spec L3.01
 */
export const findPageId = (address: string): string => {
  const [path = ''] = address.split(/[?#]/, 1);
  const last = path.split('/').findLast((part) => part !== '') ?? 'home';
  return pageIdPattern.test(last) ? last : 'other';
};

interface PageAddress {
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
