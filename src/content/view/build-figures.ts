import { localYear } from '#src/lib/dates/local-day.ts';
import { formatNumber } from '#src/lib/format-number.ts';
import type { countedFigures, Figure } from '../rules/blocks/own-block-schemas.ts';

export interface FigureView {
  readonly figure: string;
  readonly label: string;
  readonly href: string | null;
}

export type Counted = Readonly<Record<(typeof countedFigures)[number], number | null>>;

/** @spec L1.10 */
export const countYears = (established: number | null, now: Date, timeZone: string): number | null =>
  established === null ? null : localYear(now, timeZone) - established;

/** @spec B1.19 */
const formatRounded = (count: number): string =>
  count < 10 ? formatNumber(count) : `${formatNumber(count - (count % 10))}+`;

/** @spec B1.19 */
export const buildFigures = (figures: readonly Figure[], counted: Counted): readonly FigureView[] =>
  figures.flatMap(({ value, count, isRounded, label, href }) => {
    const number = count === undefined ? null : counted[count];
    const figure = value ?? (number === null ? null : (isRounded ? formatRounded : formatNumber)(number));
    return figure === null ? [] : [{ figure, label, href: href ?? null }];
  });
