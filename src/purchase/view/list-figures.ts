import { formatAmount, labelPrice } from '#src/checkout/view/format-amount.ts';
import type { PurchaseFigures } from '../rules/calculate-figures.ts';
import type { TradeInCredit } from '../rules/count-trade-in.ts';

export interface FigureRow {
  readonly label: string;
  readonly text: string;
}

const takeOff = (label: string, cents: number): readonly FigureRow[] =>
  cents === 0 ? [] : [{ label, text: `−${formatAmount(cents)}` }];

const describeDelivery = (cents: number | null): string => (cents === null ? 'To be quoted' : formatAmount(cents));

/** The last line is the sum of the lines above: due at handover or, if negative, paid out. @spec B2.03, D.41 */
export const listFigures = (figures: PurchaseFigures, priceType: string | null): readonly FigureRow[] => {
  const { priceCents, deliveryCents, tradeInCents, depositCents, financedCents, balanceCents, surplusCents } = figures;
  return [
    { label: labelPrice(priceType), text: formatAmount(priceCents) },
    ...(deliveryCents === 0 ? [] : [{ label: 'Delivery', text: describeDelivery(deliveryCents) }]),
    ...takeOff('Trade-in estimate', tradeInCents),
    ...takeOff('Deposit', depositCents),
    ...takeOff('Financed', financedCents),
    surplusCents > 0
      ? { label: 'Paid out to you at handover', text: formatAmount(surplusCents) }
      : { label: 'Due at handover', text: formatAmount(balanceCents) },
  ];
};

/** @spec D.13, D.39, D.41 */
export const describeFigures = (
  { deliveryCents, surplusCents }: PurchaseFigures,
  credit: TradeInCredit | null,
): readonly string[] => [
  ...(deliveryCents === null ? ['Delivery is extra. We’ll quote it before you sign anything.'] : []),
  ...(credit === null ? [] : ['Your trade-in figure is an estimate until we’ve inspected the vehicle with you.']),
  ...(credit?.creditCents === 0
    ? [
        `We’ll pay out your lender first from the ${formatAmount(credit.offerCents)}. Anything left comes off the price too.`,
      ]
    : []),
  ...(surplusCents > 0
    ? ['Your trade-in and deposit come to more than the price, so we’ll pay you the difference.']
    : []),
];
