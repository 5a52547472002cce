import { formatDate } from '#src/lib/dates/format-date.ts';
import { localDay } from '#src/lib/dates/local-day.ts';
import { formatPrice } from '#src/lib/format-number.ts';

/** What is known of a saved vehicle's price. */
interface SavedPrices {
  readonly addedAt: Date;
  /** The price shown when it was saved; null without one. */
  readonly savedCents: number | null;
  /** The price shown now; null without one, and for a vehicle that cannot be bought any more. */
  readonly currentCents: number | null;
}

/** When it was saved and for how much, and how its price moved since. */
export interface SavedLineView {
  readonly text: string;
  readonly change: { readonly text: string; readonly isDrop: boolean } | null;
}

/** The line under a saved vehicle; a price is compared by what the page shows of it, whole dollars. @spec B1.15 */
export const buildSavedLine = ({ addedAt, savedCents, currentCents }: SavedPrices, timeZone: string): SavedLineView => {
  const day = formatDate(localDay(addedAt.getTime(), timeZone));
  if (savedCents === null) return { text: `Saved on ${day}`, change: null };
  const text = `Saved at ${formatPrice(savedCents)} on ${day}`;
  if (currentCents === null || formatPrice(currentCents) === formatPrice(savedCents)) return { text, change: null };
  const difference = formatPrice(Math.abs(currentCents - savedCents));
  const isDrop = currentCents < savedCents;
  return { text, change: { text: isDrop ? `${difference} less now` : `${difference} more now`, isDrop } };
};
