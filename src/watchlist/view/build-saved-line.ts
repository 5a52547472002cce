import { formatDayInWords } from '#src/lib/dates/format-date.ts';
import { localDay } from '#src/lib/dates/local-day.ts';
import { formatPrice } from '#src/lib/format-number.ts';

interface SavedPrices {
  readonly addedAt: Date;
  readonly savedCents: number | null;
  readonly currentCents: number | null;
}

export interface SavedLineView {
  readonly text: string;
  readonly change: { readonly text: string; readonly isDrop: boolean } | null;
}

/** @spec B1.15 */
export const buildSavedLine = ({ addedAt, savedCents, currentCents }: SavedPrices, timeZone: string): SavedLineView => {
  const day = formatDayInWords(localDay(addedAt.getTime(), timeZone));
  if (savedCents === null) return { text: `Saved on ${day}`, change: null };
  const text = `Saved at ${formatPrice(savedCents)} on ${day}`;
  if (currentCents === null || formatPrice(currentCents) === formatPrice(savedCents)) return { text, change: null };
  const difference = formatPrice(Math.abs(currentCents - savedCents));
  const isDrop = currentCents < savedCents;
  return { text, change: { text: isDrop ? `${difference} less now` : `${difference} more now`, isDrop } };
};
