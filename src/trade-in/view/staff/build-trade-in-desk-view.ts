import { formatNumber, formatPrice } from '#src/lib/format-number.ts';
import { writeFullName } from '#src/lib/text/full-name.ts';
import { describeWhen } from '#src/staff/view/describe-when.ts';
import type { RecordListPages, RecordListView } from '#src/staff/view/record-view.ts';
import type { ListedTradeIn } from '../../rules/listed-trade-in.ts';
import { getCarTitle } from '../../rules/traded-car.ts';

export interface TradeInListSurroundings extends RecordListPages {
  readonly timeZone: string;
  /**
   * Returns the address of the lead's page, because a trade-in has no page. Null if the staff member can't read leads.
   */
  readonly hrefOf: ((leadUuid: string) => string) | null;
}

export const buildTradeInListView = (
  listed: readonly ListedTradeIn[],
  { timeZone, hrefOf, ...pages }: TradeInListSurroundings,
): RecordListView => ({
  title: 'Trade-ins',
  tabs: [],
  rows: listed.map(({ car, odometerKm, offerDollars, ...tradeIn }) => ({
    key: tradeIn.valuationUuid,
    href: hrefOf?.(tradeIn.leadUuid) ?? null,
    title: car === null ? 'Details entered by hand' : getCarTitle(car),
    tag: tradeIn.isAccepted
      ? { text: 'Accepted', tone: 'won' }
      : offerDollars === null
        ? { text: 'No estimate', tone: 'open' }
        : { text: 'Estimate', tone: 'new' },
    facts: [
      writeFullName(tradeIn),
      ...(offerDollars === null ? [] : [formatPrice(offerDollars * 100)]),
      ...(odometerKm === null ? [] : [`${formatNumber(odometerKm)} km`]),
    ],
    when: describeWhen(tradeIn.startedAtMs, timeZone),
  })),
  noRows: 'Nobody has sent a trade-in yet.',
  ...pages,
});
