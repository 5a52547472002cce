import { formatCount, type Noun } from '#src/lib/text/noun.ts';

/** Returns the button text that leads to results: 'Show Me 486 cars', 'No cars match'. @spec B2.23, D.53 */
export const formatShowMe = (count: number, noun: Noun): string =>
  count === 0 ? `No ${noun.many} match` : `Show Me ${formatCount(count, noun)}`;
