import { formatNumber } from '#src/lib/format-number.ts';
import type { countedFigures, Figure } from '../rules/blocks/own-block-schemas.ts';

export interface FigureView {
  readonly figure: string;
  readonly label: string;
  readonly href: string | null;
}

/** What a site counts of itself; null for what it cannot say. */
export type Counted = Readonly<Record<(typeof countedFigures)[number], number | null>>;

/** Whole years that a business has been there; null where it does not say since when. @spec L1.10 */
export const countYears = (established: number | null, now: Date): number | null =>
  established === null ? null : now.getUTCFullYear() - established;

/** '30+' for 36; a figure under ten stays exact. @spec B1.19 */
const formatRounded = (count: number): string =>
  count < 10 ? formatNumber(count) : `${formatNumber(count - (count % 10))}+`;

/** The figures of a business, those that the site counts itself counted; one that it cannot say is left out. @spec B1.19 */
export const buildFigures = (figures: readonly Figure[], counted: Counted): readonly FigureView[] =>
  figures.flatMap(({ value, count, isRounded, label, href }) => {
    const number = count === undefined ? null : counted[count];
    const figure = value ?? (number === null ? null : (isRounded ? formatRounded : formatNumber)(number));
    return figure === null ? [] : [{ figure, label, href: href ?? null }];
  });
