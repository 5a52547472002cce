import { listPrivatePhones, listStaffNotes, toDigits } from '../staff-notes.ts';
import type { Brake, FoundRow } from './brake.ts';
import { describeHeldChange } from './describe-held-change.ts';

export interface FeedComment extends FoundRow {
  readonly text: string;
  readonly id?: number | undefined;
  /**
   * 'other' and 'kept' mean that different comments are stored. With 'kept', shoppers see the stored comments, so the
   * vehicle can keep them.
   */
  readonly stored: 'none' | 'same' | 'other' | 'kept';
}

export interface StaffComment extends FoundRow {
  readonly id?: number | undefined;
  readonly isKept: boolean;
  readonly notes: readonly string[];
}

/** Maximum number of cars whose comments can have one buyer's phone number. If more have it, it's the dealer's own. */
const mostOfOneBuyer = 2;

/**
 * Finds new comments that look like notes to the staff: with a customer's name or phone number, a cost, or words such
 * as 'floorplan' and 'not for sale'.
 * @param ownPhones the dealer's numbers, in any form
 */
export const createStaffCommentFinder = (ownPhones: readonly string[] = []) => {
  const own = new Set(ownPhones.map(toDigits));
  const counts = new Map<string, number>();
  const found: StaffComment[] = [];
  return {
    add: ({ text, stored, key, stockNumber, id }: FeedComment): void => {
      for (const number of new Set(listPrivatePhones(text))) counts.set(number, (counts.get(number) ?? 0) + 1);
      const notes = stored === 'same' ? [] : listStaffNotes(text).filter((note) => !own.has(note));
      if (notes.length > 0) found.push({ key, stockNumber, id, isKept: stored === 'kept', notes });
    },
    end: (): readonly StaffComment[] =>
      found
        .map((row) => ({ ...row, notes: row.notes.filter((note) => (counts.get(note) ?? 0) <= mostOfOneBuyer) }))
        .filter(({ notes }) => notes.length > 0),
  };
};

/** False if the vehicle's earlier comments have all the notes, because the dealer has let them through. */
export const addsNotes = ({ notes }: StaffComment, before: unknown): boolean => {
  if (typeof before !== 'string') return true;
  const phones = listPrivatePhones(before);
  const words = before.toLowerCase();
  return notes.some((note) => !words.includes(note) && !phones.includes(note));
};

export interface StaffCommentFindings {
  readonly staffComments: readonly StaffComment[];
}

export const staffCommentBrake: Brake<StaffCommentFindings> = {
  listRows: ({ staffComments }) => staffComments.map(({ key }) => ({ key, concerns: ['staffComment'] })),
  listHeld: ({ staffComments }) =>
    staffComments.length === 0
      ? []
      : [
          describeHeldChange({
            kind: 'staffComments',
            count: staffComments.length,
            names: staffComments.map(({ stockNumber }) => stockNumber),
            of: null,
            kept: staffComments.filter(({ isKept }) => isKept).length,
          }),
        ],
};
