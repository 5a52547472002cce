import { findNotForSale } from '../cells/says-off-sale.ts';
import { createRowBrake, type FoundRow } from './brake.ts';

export interface FeedComment extends FoundRow {
  readonly text: string;
  /** True if the car shows no comments yet. */
  readonly isFirst: boolean;
}

const notes: readonly RegExp[] = [
  /\bow(?:es?|ing) (?:us\b|me\b|\$?\d)/i,
  /\b(?:bottom|floor|trade|margin|reserve|buy)(?: price| dollar)?s?[ :=]{1,3}\$?\d{2}/i,
  /\b(?:cost|paid|landed|stands?(?: us| me)?(?: at)?)[ :=]{1,3}\$?\d{1,3}(?:,?\d{3}|(?:\.\d)?k)\b/i,
  /\$?\b\d{1,3}(?:,?\d{3}|(?:\.\d)?k) (?:cost|landed|owing|owed|into it)\b/i,
  /\b(?:bottom dollar|cost price|cost (?:us|me)|floor ?plan(?:ned)?|floor price|trade price|buy price)\b/i,
  /\bwholesale\b(?! (?:prices?|pricing|direct|clearance|deals?|to the public)\b)/i,
  /\btraded? from\b|\b(?:will|would|['’]ll) take \$?\d/i,
  /\b(?:not to be mentioned|(?:do\s*n[o'’]?t|don['’]?t) (?:mention|tell))\b/i,
  /\bbought (?:from|off|at) (?!us\b|new\b|an? |the |its |our |my |his |her )/i,
  /\b[A-Z][a-z]+ (?:called|rang|phoned|texted)\b(?! (?:it|this|the|them)\b)/,
  /\b(?:[Rr]ang|[Pp]honed|[Tt]exted|[Ss]poke (?:to|with)) [A-Z][a-z]+|(?:^|[.;,!-] ?)[Cc]alled [A-Z][a-z]+/,
];

const phone = /(?<![\d+])(?:\+?61[ -]?\(?|\(?0)[2-478](?:[ )-]{0,2}\d){8}(?!\d)/g;
/** 'Call us on', 'Phone Steve on': the number after it is for shoppers. */
const invitation =
  /\b(?:call|phone|contact|text|ring|sms)(?: [a-z’']+){0,3} (?:on|at):?\W*$|\b(?:call|phone|contact|text|sms)(?: us| now| today)?:?\W*$/i;
const invitationLength = 60;

const toDigits = (number: string): string => number.replaceAll(/\D/g, '').replace(/^61/, '0');

/** Phone numbers that the text doesn't invite shoppers to call. */
const listPhones = (text: string): readonly string[] =>
  [...text.matchAll(phone)].flatMap(({ 0: number, index }) =>
    invitation.test(text.slice(Math.max(0, index - invitationLength), index)) ? [] : [toDigits(number)],
  );

/** A number in the comments of this many cars belongs to the dealer's staff. */
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
      const phones = [...new Set(listPhones(text))].filter((number) => !own.has(number));
      for (const number of phones) counts.set(number, (counts.get(number) ?? 0) + 1);
      const isNote = notes.some((pattern) => pattern.test(text)) || findNotForSale(text) !== null;
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
