import { type ColumnRow, isChanged, isFilled, listBlocks } from './find-shifted-rows.ts';

/** Distances that marks can move, in rows. Positive is down. */
const distances = [2, -2, 3, -3, 4, -4, 5, -5];

const fewestBlocks = 3;
const fewestInFile = 2;
const fewestLost = 2;
const fewestChanges = 3;

/** Returns all rows with a changed mark if the marks moved by two to five rows; otherwise none. */
export const findDistantMarks = (rows: readonly ColumnRow[]): readonly ColumnRow[] => {
  const byRow = new Map(rows.map((each) => [each.row, each]));
  const [first = 0, last = 0] = [rows.at(0)?.row, rows.at(-1)?.row];
  const marked = rows.filter(({ before }) => isFilled(before));
  const lost = marked.filter(({ after }) => after === null);
  const gained = rows.filter(({ before, after }) => before === null && isFilled(after));

  const areBlocksMoved = (distance: number): boolean => {
    const leavesFile = ({ row }: ColumnRow): boolean => row + distance < first || row + distance > last;
    const isMoved = (each: ColumnRow): boolean =>
      leavesFile(each) || byRow.get(each.row + distance)?.after === each.before;
    const moved = listBlocks(marked, distance).filter((block) => block[0]?.after === null && block.every(isMoved));
    const inFile = moved.filter((block) => !block.some(leavesFile));
    return inFile.length >= fewestInFile && moved.length >= fewestBlocks && moved.length * 3 >= lost.length * 2;
  };

  const areAllExplained = (distance: number): boolean => {
    const targetOf = ({ row }: ColumnRow): ColumnRow | undefined => byRow.get(row + distance);
    const arrives = (each: ColumnRow): boolean => targetOf(each)?.after === each.before;
    const isExplained = (each: ColumnRow): boolean => arrives(each) || targetOf(each)?.after === 'sold';
    const isFromMark = ({ row, after }: ColumnRow): boolean => byRow.get(row - distance)?.before === after;
    const isProven = lost.some((each) => arrives(each) && targetOf(each)?.before === null);
    return isProven && lost.every(isExplained) && gained.every(isFromMark);
  };

  const isEnough = lost.length >= fewestLost && lost.length + gained.length >= fewestChanges;
  const isShift = distances.some((distance) => areBlocksMoved(distance) || (isEnough && areAllExplained(distance)));
  return isShift ? rows.filter(isChanged) : [];
};
