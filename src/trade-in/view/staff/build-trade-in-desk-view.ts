import { formatNumber, formatPrice } from '#src/lib/format-number.ts';
import { describeWhen } from '#src/staff/view/describe-when.ts';
import type { RecordListView } from '#src/staff/view/record-view.ts';
import { getCarTitle, type TradedCar } from '../../rules/traded-car.ts';

export interface ShownTradeIn {
  readonly valuationUuid: string;
  readonly leadUuid: string;
  readonly startedAtMs: number;
  readonly car: TradedCar | null;
  readonly odometerKm: number | null;
  readonly offerDollars: number | null;
  readonly isAccepted: boolean;
  readonly firstName: string;
  readonly lastName: string | null;
}

export interface TradeInListSurroundings {
  readonly timeZone: string;
  /** A trade-in has no page but its lead's. Null for a person who may not read leads. */
  readonly hrefOf: ((leadUuid: string) => string) | null;
  readonly firstHref: string | null;
  readonly nextHref: string | null;
}

export const buildTradeInListView = (
  listed: readonly ShownTradeIn[],
  { timeZone, hrefOf, firstHref, nextHref }: TradeInListSurroundings,
): RecordListView => ({
  title: 'Trade-ins',
  tabs: [],
  rows: listed.map(({ car, odometerKm, offerDollars, ...tradeIn }) => ({
    key: tradeIn.valuationUuid,
    href: hrefOf?.(tradeIn.leadUuid) ?? null,
    title: car === null ? 'A car entered by hand' : getCarTitle(car),
    tag: tradeIn.isAccepted
      ? { text: 'Accepted', tone: 'won' }
      : offerDollars === null
        ? { text: 'No estimate', tone: 'open' }
        : { text: 'Estimate', tone: 'new' },
    facts: [
      `${tradeIn.firstName} ${tradeIn.lastName ?? ''}`.trim(),
      ...(offerDollars === null ? [] : [formatPrice(offerDollars * 100)]),
      ...(odometerKm === null ? [] : [`${formatNumber(odometerKm)} km`]),
    ],
    when: describeWhen(tradeIn.startedAtMs, timeZone),
  })),
  noRows: 'Nobody has sent a trade-in yet.',
  firstHref,
  nextHref,
});
