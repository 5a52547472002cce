export interface SaleCell {
  readonly heading: string;
  readonly value: unknown;
}

const isMoment = (value: unknown): boolean => typeof value === 'string' && Number.isFinite(Date.parse(value));

/** If cells disagree, prefers the most cautious: a yes, then an unreadable cell, then a day, then a no. */
export const chooseSaleCell = (cells: readonly SaleCell[]): SaleCell | undefined =>
  cells.find(({ value }) => value === true) ??
  cells.find(({ value }) => typeof value === 'string' && !isMoment(value)) ??
  cells.find(({ value }) => isMoment(value)) ??
  cells[0];

export const findSoldMoment = (cells: readonly SaleCell[]): string | undefined =>
  cells.map(({ value }) => value).find((value): value is string => isMoment(value));

type Input = Readonly<Record<string, unknown>>;

/**
 * If `sold` is a day, replaces it with true or false. A sale after `nowMs` hasn't happened yet. A past day also becomes
 * the time of sale, unless the feed gives one.
 * @spec B4.02
 */
export const settleSoldDay = (input: Input, nowMs: number): Input => {
  const { sold } = input;
  if (typeof sold !== 'string' || !isMoment(sold)) return input;
  const soldMs = Date.parse(sold);
  if (soldMs > nowMs) return { ...input, sold: false };
  return { ...input, sold: true, sold_date_timestamp: input.sold_date_timestamp ?? soldMs / 1000 };
};
