import { listCellKeys, type RowTexts } from '../limits/find-moved-comments.ts';
import { createStaffCommentFinder, type FeedComment, type StaffComment } from '../limits/find-staff-comments.ts';
import { createTextCounter, listTexts, type TextCounts, type VehicleTexts } from '../limits/find-text-changes.ts';
import type { ComparedRow } from './compared-row.ts';
import type { Finding } from './finding.ts';

export interface ChangedTexts extends RowTexts {
  readonly id: number;
  readonly stockNumber: string;
  readonly after: VehicleTexts;
}

export const findTexts = ({
  isUnchanged,
  offered,
  stockNumber,
  vehicle,
  cells,
}: ComparedRow): ChangedTexts | undefined =>
  isUnchanged || offered === undefined
    ? undefined
    : {
        id: offered.id,
        stockNumber,
        after: listTexts(vehicle),
        comments: vehicle.dealerComments,
        cellKeys: listCellKeys(cells),
      };

export const countUnchangedTexts: Finding<TextCounts> = () => {
  const { add, counts } = createTextCounter();
  return {
    add: ({ isUnchanged, offered, vehicle }) => {
      if (isUnchanged && offered !== undefined) add(listTexts(vehicle));
    },
    end: () => counts,
  };
};

const chooseStored = ({ known, offered, after }: ComparedRow): FeedComment['stored'] => {
  if (known === undefined || known.commentsHash === null) return 'none';
  if (known.commentsHash === after.commentsHash) return 'same';
  return offered === undefined ? 'other' : 'kept';
};

/** Includes notes that were already in the vehicle's earlier comments. */
export const findStaffComments: Finding<readonly StaffComment[]> = ({ ownPhones }) => {
  const { add, end } = createStaffCommentFinder(ownPhones);
  return {
    add: (row) => {
      const { key, stockNumber, known, vehicle } = row;
      const text = vehicle.dealerComments;
      if (text !== null) add({ key, stockNumber, id: known?.id, text, stored: chooseStored(row) });
    },
    end,
  };
};
