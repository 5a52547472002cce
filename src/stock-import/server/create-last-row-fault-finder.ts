import { findRepriced, type RepricedRow } from '../rules/findings/judged-price.ts';
import { findShortenedField } from '../rules/limits/find-shortened-field.ts';
import { isOfferedByRow, listRowConcerns } from '../rules/limits/survey-feed-row.ts';
import type { FeedPassOptions } from './feed-pass.ts';

export interface LastRowOptions {
  readonly priceMovePercent: number;
  readonly isLowPrice: (row: RepricedRow) => Promise<boolean>;
  readonly loadRecord: (id: number) => Promise<Readonly<Record<string, unknown>> | undefined>;
}

export const createLastRowFaultFinder =
  ({ priceMovePercent, isLowPrice, loadRecord }: LastRowOptions): FeedPassOptions['findLastRowFault'] =>
  async ({ known, vehicle, feedHash, recordJson, unread, columnOf }) => {
    if (known?.hash === feedHash) return null;
    if (unread.length > 0) return `we can't read its ${unread.join(', ')}`;
    const stored = known === undefined ? undefined : await loadRecord(known.id);
    const shortened = stored && findShortenedField(stored, JSON.parse(recordJson) as Record<string, unknown>);
    if (shortened !== undefined) return `its ${columnOf(shortened)} is shorter than before`;
    const repriced = isOfferedByRow(vehicle) ? findRepriced(vehicle, known) : undefined;
    const concerns = known === undefined ? [] : listRowConcerns(vehicle, known, priceMovePercent);
    const isFarFromBefore = concerns.includes('priceGone') || concerns.includes('priceMoved');
    const isDoubtful = isFarFromBefore || (repriced !== undefined && (await isLowPrice(repriced)));
    return isDoubtful ? 'its price is very different from before, or from the market average' : null;
  };
