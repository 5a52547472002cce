import { feedColumns, searched } from '../feed-columns.ts';
import { isProse } from '../is-prose.ts';
import { isStaffNote } from '../staff-notes.ts';
import { type FoundColumns, isOwnHeading, type OwnHabits, showCell } from './found-columns.ts';
import { cellsUnder, type SampledFeed } from './sampled-feed.ts';

const required: ReadonlySet<string> = new Set(['stock_number', 'make', 'model', 'vin', 'nvic', 'video_url']);

/** Text columns that shoppers read and a yard can use for its own notes, such as 'Tag'. */
const shownTexts: ReadonlySet<string> = new Set(
  feedColumns.flatMap(({ name, target }) =>
    target.kind === 'field' && (target.clean === 'text' || target.clean === 'htmlList') && !required.has(name)
      ? [name]
      : [],
  ),
);

const names: ReadonlySet<string> = new Set(['tag', 'badge', 'series', 'title']);

const leastNotes = 2;
const leastProse = 3;
const askedShare = 0.1;
const clearShare = 0.25;

/**
 * Finds columns that are headed as text for shoppers, such as 'Tag' or 'Grade', but hold notes to the staff. Proposes
 * that the import only searches them. If only some cells look like notes, asks the dealer whether shoppers can read the
 * column.
 */
export const searchStaffColumns = (columns: FoundColumns, feed: SampledFeed, own: OwnHabits): void => {
  for (const [column, heading] of feed.headings.entries()) {
    const name = columns.nameOf(heading);
    if (name === undefined || !shownTexts.has(name) || isOwnHeading(own, heading)) continue;
    const cells = cellsUnder(feed, column);
    const notes = cells.filter(isStaffNote);
    const prose = names.has(name) ? cells.filter((cell) => isProse(cell) || isStaffNote(cell)) : [];
    const isClear = notes.length >= leastNotes && notes.length >= cells.length * clearShare;
    const isDoubted =
      (notes.length >= leastNotes && notes.length >= cells.length * askedShare) ||
      (prose.length >= leastProse && prose.length >= cells.length * clearShare);
    if (!isClear && !isDoubted) continue;
    columns.forget(heading);
    columns.propose(heading, searched);
    if (isClear) continue;
    const question = `Can shoppers read "${heading}", such as "${showCell(notes[0] ?? prose[0])}"?`;
    columns.doubted.push({ heading, column: name, question, isLikely: false, otherwise: searched });
  }
};
