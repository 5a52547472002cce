import type { TradeInPage } from './trade-in-pages.ts';
import { valuationFields } from './valuation-fields.ts';

/**
 * The parts of the page that an address leads to: each takes the focus, with scripts and without, since a browser that follows an anchor
 * looks at no `autofocus`.
 */
export const valuationAnchors = {
  car: 'car',
  byHand: 'by-hand',
  yours: 'yours',
  condition: 'condition',
  offer: 'offer',
  problem: 'problem',
} as const;

export type ValuationAnchor = (typeof valuationAnchors)[keyof typeof valuationAnchors];

/** The page of a valuation, at one of its parts; what else the address says comes first. @spec L2.57, L2.08 */
export const buildValuationAddress = (
  page: TradeInPage,
  said: { readonly valuationUuid?: string; readonly [name: string]: string | undefined },
  anchor: ValuationAnchor,
): string => {
  const { valuationUuid, ...others } = said;
  const parameters = new URLSearchParams();
  if (valuationUuid !== undefined) parameters.set(valuationFields.valuation, valuationUuid);
  for (const [name, text] of Object.entries(others)) if (text !== undefined && text !== '') parameters.set(name, text);
  const query = parameters.toString();
  return `/${page}${query === '' ? '' : `?${query}`}#${anchor}`;
};

/** The page of a valuation as a form on it is sent to it: an anchor would be lost. @spec L4.15 */
export const buildValuationPath = (page: TradeInPage, valuationUuid: string): string =>
  `/${page}?${valuationFields.valuation}=${encodeURIComponent(valuationUuid)}`;
