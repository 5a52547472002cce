import type { CellHabits } from '../cells/cell-kinds.ts';
import { readRegoExpiryCell } from '../cells/read-date-cell.ts';
import { isPlate, readPlateCell } from '../cells/read-plate-cell.ts';
import { searched } from '../feed-columns.ts';
import type { FindElementTarget } from '../formats/map-foreign-record.ts';
import { findKnownMake } from '../names/known-makes.ts';
import { splitMakeModel } from '../names/split-make-model.ts';
import { isWeakHeading, nameOfTarget } from '../read-csv-header.ts';
import { isStaffNote } from '../staff-notes.ts';
import { isBareComments } from '../staff-texts.ts';
import { saysYear } from '../suggest-columns.ts';
import { holdsFuels, judgeOdometers } from './car-figures.ts';
import { askingNames, commentsHeading, contentClues, fitsClue, secondPriceNames } from './content-clues.ts';
import {
  doubtBarePrice,
  doubtPrice,
  doubtSecondPrice,
  doubtSwappedCost,
  guessPrice,
  isMoneyClue,
  proposePrice,
  toPriceColumn,
} from './find-price-columns.ts';
import { proposeRequired } from './find-required-columns.ts';
import { doubtStatus, doubtYard, isOtherThanYard, type KnowsYard, proposeStatusForYard } from './find-yard-columns.ts';
import { FoundColumns, isOwnHeading, listStrange, namesColumn, type OwnHabits, showCell } from './found-columns.ts';
import { isColour } from './is-colour.ts';
import { isOpenHeading } from './is-open-heading.ts';
import { cellsUnder, minShare, reaches, type SampledFeed } from './sampled-feed.ts';
import { searchStaffColumns } from './staff-columns.ts';

const hasPlates = (cells: readonly string[], order: CellHabits['dateOrder']): boolean =>
  reaches(
    cells,
    (cell) => readRegoExpiryCell(cell, order) === undefined && isPlate(readPlateCell(cell, order).plate),
    0.5,
  );

const interiorWords: ReadonlySet<string> = new Set(
  'leather leatherette cloth vinyl suede alcantara velour fabric nappa pleather woven partial full part black white grey gray silver beige tan red brown cream charcoal ivory blue ebony parchment saddle camel stone sand dark light and with accents stitching trim interior'.split(
    ' ',
  ),
);

const isInterior = (cell: string): boolean => {
  const words = cell.toLowerCase().match(/[a-z]+/g) ?? [];
  return words.length > 0 && words.every((word) => interiorWords.has(word));
};

const findStaffComments = (columns: FoundColumns, feed: SampledFeed): string | undefined =>
  feed.headings.find(
    (heading, column) =>
      columns.nameOf(heading) === 'comments' && isBareComments(heading) && cellsUnder(feed, column).some(isStaffNote),
  );

const measureNotes = (feed: SampledFeed, heading: string): number => {
  const cells = cellsUnder(feed, feed.headings.indexOf(heading));
  return cells.filter(isStaffNote).length / Math.max(cells.length, 1);
};

const notesShare = 0.25;
const askedNotesShare = 0.1;
const leastNotes = 2;

const doubtStaffText = (columns: FoundColumns, feed: SampledFeed, heading: string): boolean => {
  const notes = cellsUnder(feed, feed.headings.indexOf(heading)).filter(isStaffNote);
  if (notes.length < leastNotes || measureNotes(feed, heading) < askedNotesShare) return false;
  const question = `Can shoppers read "${heading}", such as "${showCell(notes[0])}"?`;
  columns.doubted.push({ heading, column: 'comments', question, isLikely: false, otherwise: searched });
  return true;
};

const commentsClue = contentClues.find(({ name }) => name === 'comments');

/**
 * Proposes another column of text, such as 'Blurb', instead of a 'Description' with notes to the staff. The import
 * still searches the 'Description' for words about sales.
 */
const proposeOtherText = (columns: FoundColumns, feed: SampledFeed): void => {
  const known = columns.headingOf('comments');
  if (known === undefined || commentsClue === undefined || measureNotes(feed, known) < notesShare) return;
  const other = feed.headings.find(
    (heading, column) =>
      isOpenHeading(heading) &&
      columns.nameOf(heading) === undefined &&
      fitsClue(commentsClue, heading, cellsUnder(feed, column)) &&
      measureNotes(feed, heading) === 0,
  );
  if (other === undefined) return;
  columns.forget(known);
  columns.propose(other, 'comments');
};

const proposeStaffComments = (columns: FoundColumns, feed: SampledFeed): void => {
  const heading = findStaffComments(columns, feed);
  if (heading !== undefined) columns.propose(heading, searched);
};

const longestName = 60;

const proposeMakeModel = (columns: FoundColumns, feed: SampledFeed, own: OwnHabits): void => {
  if (columns.isTaken('make') || columns.isTaken('model')) return;
  const isMake = (cell: string): boolean => findKnownMake(cell) !== undefined;
  const isMakeAndModel = (cell: string): boolean => cell.length <= longestName && splitMakeModel(cell) !== undefined;
  if (feed.headings.some((_, column) => reaches(cellsUnder(feed, column), isMake, minShare))) return;
  const heading = feed.headings.find(
    (one, column) =>
      isOpenHeading(one) && !isOwnHeading(own, one) && reaches(cellsUnder(feed, column), isMakeAndModel, minShare),
  );
  if (heading !== undefined) columns.propose(heading, 'make_model');
};

const yearHeading = /compl|build|built|manuf|\bdate\b.*\bman/i;

const doubtYear = (columns: FoundColumns, feed: SampledFeed, own: OwnHabits): void => {
  if (columns.isTaken('year')) return;
  const column = feed.headings.findIndex(
    (heading, at) =>
      yearHeading.test(heading) && !isOwnHeading(own, heading) && reaches(cellsUnder(feed, at), saysYear, minShare),
  );
  const [heading, [example]] = [feed.headings[column], cellsUnder(feed, column)];
  if (heading === undefined) return;
  const why = `No column has the year, but "${heading}" has cells such as "${example}".`;
  columns.doubted.push({ heading, column: 'year', why, isLikely: true });
};

const interiorHeading = /\bint(?:r|erior)?\b|\btrim\b|\bupholst/i;

const proposeInterior = (columns: FoundColumns, feed: SampledFeed): void => {
  const heading = feed.headings.find(
    (one, column) =>
      (isWeakHeading(one) || (interiorHeading.test(one) && columns.nameOf(one) === undefined)) &&
      reaches(cellsUnder(feed, column), isInterior, minShare),
  );
  if (heading !== undefined && !columns.isTaken('interior_colour')) columns.propose(heading, 'interior_colour');
};

const proposePlates = (columns: FoundColumns, feed: SampledFeed, order: CellHabits['dateOrder']): void => {
  const heading = feed.headings.find(
    (one, column) => columns.nameOf(one) === 'rego_expiry' && hasPlates(cellsUnder(feed, column), order),
  );
  if (heading === undefined || columns.isTaken('rego')) return;
  columns.propose(heading, 'rego');
  columns.cover('rego_expiry');
};

const proposeByContent = (columns: FoundColumns, feed: SampledFeed, own: OwnHabits, knowsYard: KnowsYard): void => {
  const settled = new Set<string>();
  for (const clue of contentClues) {
    if (columns.isTaken(clue.name) && clue.isRepeated !== true && !secondPriceNames.has(clue.name)) continue;
    const fitting = feed.headings.filter(
      (heading, column) =>
        isOpenHeading(heading) &&
        columns.nameOf(heading) === undefined &&
        !settled.has(heading) &&
        fitsClue(clue, heading, cellsUnder(feed, column)) &&
        !(clue.name === 'location_code' && isOtherThanYard(feed, heading, knowsYard)),
    );
    // Of two texts, the one without notes to the staff is for shoppers.
    if (clue.name === 'comments') fitting.sort((one, other) => measureNotes(feed, one) - measureNotes(feed, other));
    for (const heading of fitting) {
      if (clue.name === 'comments' && doubtStaffText(columns, feed, heading)) break;
      const asking = secondPriceNames.has(clue.name) ? columns.headingOf(...askingNames) : undefined;
      if (asking !== undefined) {
        settled.add(heading);
        const doubted = doubtSecondPrice(
          toPriceColumn(feed, asking, own),
          toPriceColumn(feed, heading, own),
          clue.name,
        );
        if (doubted !== undefined && !columns.isTaken(clue.name)) columns.doubted.push(doubted);
      } else if (clue.isRepeated === true || !columns.isTaken(clue.name)) columns.propose(heading, clue.name);
    }
  }
};

const doubtFigures = (columns: FoundColumns, feed: SampledFeed, own: OwnHabits): void => {
  for (const heading of listStrange(columns, feed)) {
    const cells = cellsUnder(feed, feed.headings.indexOf(heading));
    const example = `"${cells[0]}"`;
    const such = `such as ${example}`;
    const isMoney = contentClues.some((clue) => isMoneyClue(clue) && clue.heading?.test(heading) === true);
    const odometers = isMoney ? 'none' : judgeOdometers(cells, own.decimalMark);
    if (odometers !== 'none' && !columns.isTaken('odometer')) {
      const question = `Does "${heading}" have the kilometres, ${such}?`;
      columns.doubted.push({ heading, column: 'odometer', question, example, isLikely: odometers === 'likely' });
    } else if (holdsFuels(cells) && !columns.isTaken('fuel')) {
      const question = `Is "${heading}" the fuel, ${such}?`;
      columns.doubted.push({ heading, column: 'fuel', question, example, isLikely: true });
    } else if (reaches(cells, isColour, minShare) && !columns.isTaken('colour')) {
      const question = `Is "${heading}" the colour, ${such}?`;
      columns.doubted.push({ heading, column: 'colour', question, example, isLikely: true });
    }
  }
};

const leastWords = 3;

const commentShare = 0.5;

const isPhrase = (cell: string): boolean => (cell.match(/[a-z]+/gi) ?? []).length >= leastWords;

const doubtComments = (columns: FoundColumns, feed: SampledFeed): void => {
  if (columns.isTaken('comments')) return;
  const [best] = listStrange(columns, feed)
    .flatMap((heading) => {
      const cells = cellsUnder(feed, feed.headings.indexOf(heading));
      const different = new Set(cells.map((cell) => cell.toLowerCase())).size;
      const isText = reaches(cells, isPhrase, commentShare) && different >= cells.length * minShare;
      if (!isText || cells.some(isStaffNote)) return [];
      const question = `Can shoppers read "${heading}", such as "${showCell(cells.find(isPhrase))}"?`;
      return [{ heading, column: 'comments', question, isLikely: commentsHeading.test(heading) }];
    })
    .sort((one, other) => Number(other.isLikely) - Number(one.isLikely));
  if (best !== undefined) columns.doubted.push(best);
};

export const findColumns = (
  feed: SampledFeed,
  findTarget: FindElementTarget,
  own: OwnHabits,
  knowsYard: KnowsYard = () => false,
) => {
  const columns = new FoundColumns();
  for (const heading of feed.headings) {
    const target = findTarget(heading);
    if (target !== undefined) columns.know(heading, nameOfTarget(target) ?? target.kind);
  }
  const priceGuess = guessPrice(columns, feed, own);
  if (priceGuess !== undefined) proposePrice(columns, priceGuess);
  doubtBarePrice(columns, feed, own);
  if (!namesColumn(own, 'comments')) {
    proposeOtherText(columns, feed);
    proposeStaffComments(columns, feed);
  }
  searchStaffColumns(columns, feed, own);
  proposeMakeModel(columns, feed, own);
  proposeInterior(columns, feed);
  proposePlates(columns, feed, own.dateOrder);
  proposeStatusForYard(columns, feed, own, knowsYard);
  proposeByContent(columns, feed, own, knowsYard);
  proposeRequired(columns, feed, own);
  doubtYear(columns, feed, own);
  doubtPrice(columns, feed, own);
  if (priceGuess === undefined) doubtSwappedCost(columns, feed, own);
  doubtStatus(columns, feed, knowsYard);
  doubtYard(columns, feed, knowsYard);
  doubtFigures(columns, feed, own);
  doubtComments(columns, feed);
  return { columns, priceGuess };
};
