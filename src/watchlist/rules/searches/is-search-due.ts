/** One letter about searches a day, in milliseconds. */
const quietMs = 24 * 3_600_000;

/** Whether a visitor can be told of their searches again: a day after the last letter. What came meanwhile is told then. @spec B1.15 */
export const isSearchDue = (toldAt: Date | null, now: Date): boolean =>
  toldAt === null || now.getTime() - toldAt.getTime() >= quietMs;
