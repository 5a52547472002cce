/** A cell of a column such as 'Sold?', 'Date Sold' or 'Deposit', as `readSoldCell` or `readDepositCell` read it. */
export interface SaleCell {
  readonly heading: string;
  readonly value: unknown;
}

const isMoment = (value: unknown): boolean => typeof value === 'string' && Number.isFinite(Date.parse(value));

/**
 * If several cells disagree, returns the most cautious one: a yes, otherwise an unreadable cell, otherwise a day,
 * otherwise a no. Returns undefined if there are no cells.
 */
export const chooseSaleCell = (cells: readonly SaleCell[]): SaleCell | undefined =>
  cells.find(({ value }) => value === true) ??
  cells.find(({ value }) => typeof value === 'string' && !isMoment(value)) ??
  cells.find(({ value }) => isMoment(value)) ??
  cells[0];

/** The day of the sale, as an ISO moment; undefined if no cell has one. */
export const findSoldMoment = (cells: readonly SaleCell[]): string | undefined =>
  cells.map(({ value }) => value).find((value): value is string => isMoment(value));

type Input = Readonly<Record<string, unknown>>;

/**
 * Replaces a day in `sold` with whether the vehicle is sold at `nowMs`. If it is, and the feed has no time of the sale,
 * the day becomes that time. A sale in the future hasn't happened yet.
 * @spec B4.02
 */
export const settleSoldDay = (input: Input, nowMs: number): Input => {
  const { sold } = input;
  if (typeof sold !== 'string' || !isMoment(sold)) return input;
  const soldMs = Date.parse(sold);
  if (soldMs > nowMs) return { ...input, sold: false };
  return { ...input, sold: true, sold_date_timestamp: input.sold_date_timestamp ?? soldMs / 1000 };
};
