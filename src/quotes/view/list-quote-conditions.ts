import type { QuoteContent } from '#src/leads/rules/quote.ts';
import { formatDayInWords } from '#src/lib/dates/format-date.ts';

export const listQuoteConditions = ({ figures, validUntil }: QuoteContent): readonly string[] => [
  `You can accept this quote until ${formatDayInWords(validUntil)}, while the vehicle is still for sale. It isn’t a contract and doesn’t hold the vehicle. You’ll sign a contract of sale with us, based on these figures.`,
  'The drive-away price is for a private buyer who registers the vehicle in our area. Government charges can differ for other buyers.',
  ...(figures.tradeInCents > 0
    ? [
        'The trade-in allowance depends on our inspection of the car. It assumes you own the car and have no finance owing on it.',
      ]
    : []),
  ...(figures.depositCents > 0 ? ['The deposit comes off the total price.'] : []),
];
