import { requiredFeedColumns } from '../feed-columns.ts';
import { isWholeAttribute, type SimpleAttribute } from '../simplify-attribute.ts';
import { listFitting } from '../suggest-columns.ts';
import { judgeOdometers } from './car-figures.ts';
import { isColour } from './is-colour.ts';
import { cellsUnder, reaches, type SampledFeed } from './sampled-feed.ts';

const attributes: readonly SimpleAttribute[] = ['body', 'transmission', 'drive', 'fuel'];
const nameColumns = ['badge', 'series'] as const;
const fittingShare = 0.5;

/**
 * Returns required columns first.
 * @param taken columns that other headings are read as
 */
export const listOtherColumns = (
  feed: SampledFeed,
  heading: string,
  denied: string,
  taken: ReadonlySet<string>,
): readonly string[] => {
  const cells = cellsUnder(feed, feed.headings.indexOf(heading));
  const isName = listFitting(feed, [heading], 'model').length > 0;
  const fitting = [
    ...requiredFeedColumns.filter((name) => listFitting(feed, [heading], name).length > 0),
    ...nameColumns.filter(() => isName),
    ...(reaches(cells, isColour, fittingShare) ? ['colour'] : []),
    ...attributes.filter((name) => reaches(cells, (cell) => isWholeAttribute(name, cell), fittingShare)),
    ...(judgeOdometers(cells, 'point') === 'none' ? [] : ['odometer']),
  ];
  return fitting.filter((name) => name !== denied && !taken.has(name));
};
