import type { FeedFindings, HeldBack } from './choose-held-back.ts';

export interface LeavingRow {
  readonly key: string;
  readonly isSold: boolean;
  readonly isHidden: boolean;
}

type PriceRows = 'lowPrices' | 'tenfoldPrices' | 'highPrices' | 'lowFirstPrices' | 'firstPrices' | 'repriced';

type Held = Pick<HeldBack, 'fieldsByKey' | 'fieldsOfAll' | 'statusKeys'>;

const [soldField, hiddenField] = ['status', 'show_on_dealer_website'];

const staysOnSale = ({ key, isSold, isHidden }: LeavingRow, held: Held): boolean => {
  const fields = [...held.fieldsOfAll, ...(held.fieldsByKey.get(key) ?? [])];
  const isStatusHeld = held.statusKeys.has(key) || fields.includes(soldField);
  return (!isSold || isStatusHeld) && (!isHidden || fields.includes(hiddenField));
};

/**
 * Removes the `PriceRows` of vehicles that go off sale, because shoppers don't see their prices. Keeps those of
 * vehicles that `held` keeps on sale.
 */
export const leaveOutLeaving = <Findings extends Pick<FeedFindings, PriceRows>>(
  findings: Findings,
  leaving: readonly LeavingRow[],
  held: Held,
): Findings => {
  const keys = new Set(leaving.flatMap((row) => (staysOnSale(row, held) ? [] : [row.key])));
  const withoutLeaving = <Row extends { readonly key: string }>(rows: readonly Row[]): readonly Row[] =>
    rows.filter(({ key }) => !keys.has(key));
  return {
    ...findings,
    lowPrices: withoutLeaving(findings.lowPrices),
    tenfoldPrices: withoutLeaving(findings.tenfoldPrices),
    highPrices: withoutLeaving(findings.highPrices),
    lowFirstPrices: withoutLeaving(findings.lowFirstPrices),
    firstPrices: withoutLeaving(findings.firstPrices),
    repriced: withoutLeaving(findings.repriced),
  };
};
