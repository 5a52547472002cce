import type { TradeInPage } from './trade-in-pages.ts';
import { valuationFields } from './valuation-fields.ts';

/** The anchor in a step's address moves the focus. With an anchor, browsers ignore `autofocus`. */
export const valuationAnchors = {
  car: 'car',
  byHand: 'by-hand',
  yours: 'yours',
  condition: 'condition',
  offer: 'offer',
  problem: 'problem',
} as const;

export type ValuationAnchor = (typeof valuationAnchors)[keyof typeof valuationAnchors];

/** @spec L2.57, L2.08 */
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

/** @spec L4.15 */
export const buildValuationPath = (page: TradeInPage, valuationUuid: string): string =>
  `/${page}?${valuationFields.valuation}=${encodeURIComponent(valuationUuid)}`;
