import { cutText } from '#src/lib/text/cut-text.ts';
import { cleanLine } from './field-text.ts';

export const pageIdPattern = /^[\da-z][\da-z-]{0,79}$/;

/**
 * Returns the last part of the path, such as 'enquire'; 'home' if there is none; 'other' if it doesn't match
 * `pageIdPattern`.
 * @spec L3.01
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

const maxParams = 20;
const maxParamLength = 200;

/** Limits the number of query parameters and their length, because ADF and webhooks contain them. @spec L7.02 */
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
