import { formatNumber } from '../format-number.ts';

/** A noun in both numbers. */
export interface Noun {
  readonly one: string;
  readonly many: string;
}

/** A count with its noun: '1 car', '1,204 cars', '0 cars'. */
export const formatCount = (count: number, noun: Noun): string =>
  `${formatNumber(count)} ${count === 1 ? noun.one : noun.many}`;
