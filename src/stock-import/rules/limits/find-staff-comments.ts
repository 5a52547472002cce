import { listPrivatePhones, saysStaffNote, toDigits } from '../staff-notes.ts';
import { createRowBrake, type FoundRow } from './brake.ts';

export interface FeedComment extends FoundRow {
  readonly text: string;
  /** True if the car shows no comments yet. */
  readonly isFirst: boolean;
}

/** A phone number in the comments of more cars than this belongs to the dealer's staff. */
const mostOfOneBuyer = 2;

/**
 * Finds first comments that look like notes to the staff: with a customer's name or phone number, a cost, or words such
 * as 'floorplan' and 'not for sale'.
 * @param ownPhones the dealer's numbers, in any form
 */
export const createStaffCommentFinder = (ownPhones: readonly string[] = []) => {
  const own = new Set(ownPhones.map(toDigits));
  const counts = new Map<string, number>();
  const found: { readonly row: FoundRow; readonly phones: readonly string[]; readonly isNote: boolean }[] = [];
  return {
    add: ({ text, isFirst, ...row }: FeedComment): void => {
      const phones = [...new Set(listPrivatePhones(text))].filter((number) => !own.has(number));
      for (const number of phones) counts.set(number, (counts.get(number) ?? 0) + 1);
      const isNote = saysStaffNote(text);
      if (isFirst && (isNote || phones.length > 0)) found.push({ row, phones, isNote });
    },
    end: (): readonly FoundRow[] =>
      found
        .filter(({ phones, isNote }) => isNote || phones.some((number) => (counts.get(number) ?? 0) <= mostOfOneBuyer))
        .map(({ row }) => row),
  };
};

export interface StaffCommentFindings {
  readonly staffComments: readonly FoundRow[];
}

export const staffCommentBrake = createRowBrake<StaffCommentFindings>(
  'staffComments',
  'staffComment',
  ({ staffComments }) => staffComments,
);
