import { namesRate } from './names-rate.ts';
import { namesRepayment } from './names-repayment.ts';
import type { OfferInput } from './offer-schema.ts';

/** What an offer may not say in words. */
export interface RateFault {
  /** Keys from the top of its file; none for the text under them. */
  readonly path: readonly string[];
  readonly message: string;
  /** Of the text, the line on which it is said, from 0; null for a key. */
  readonly textLine: number | null;
}

const explain = (text: string, hasRate: boolean): string | null => {
  if (namesRate(text)) return 'names a rate: finance has it, and its comparison rate is worked out';
  if (!hasRate && namesRepayment(text)) return 'names a repayment, and no rates show with it: finance has them';
  return null;
};

/** The line on which what is wrong ends: it may have begun on the one before. */
const findLine = (body: string, hasRate: boolean): number => {
  const lines = body.split('\n');
  return lines.findIndex((_, index) => explain(lines.slice(0, index + 1).join('\n'), hasRate) !== null);
};

/**
 * Where an offer names in words what the law wants more beside: a rate, whose comparison rate is worked out and never typed, and a
 * repayment without the rates that only a figure brings. @spec L3.08
 */
export const findRateFaults = (offer: OfferInput, body: string): readonly RateFault[] => {
  const hasRate = offer.finance !== undefined;
  const said = [
    ...(['name', 'highlight', 'disclaimer', 'imageAlt'] as const).map((key) => ({
      path: [key],
      text: offer[key] ?? '',
    })),
    { path: ['model', 'name'], text: offer.model?.name ?? '' },
    { path: [], text: body },
  ];
  return said.flatMap(({ path, text }) => {
    const message = explain(text, hasRate);
    return message === null ? [] : [{ path, message, textLine: path.length > 0 ? null : findLine(text, hasRate) }];
  });
};
