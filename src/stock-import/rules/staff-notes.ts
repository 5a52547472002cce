import { findNotForSale } from './cells/says-off-sale.ts';

const notes: readonly RegExp[] = [
  /\bow(?:es?|ing) (?:us\b|me\b|(?:[a-z]+ )?\$?\d)|\bif pushed\b/i,
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
/** Words such as 'Call us on' or 'Phone Steve on'. The number after them is for shoppers. */
const invitation =
  /\b(?:call|phone|contact|text|ring|sms)(?: [a-z’']+){0,3} (?:on|at):?\W*$|\b(?:call|phone|contact|text|sms)(?: us| now| today)?:?\W*$/i;
const invitationLength = 60;

export const toDigits = (number: string): string => number.replaceAll(/\D/g, '').replace(/^61/, '0');

export const listPrivatePhones = (text: string): readonly string[] =>
  [...text.matchAll(phone)].flatMap(({ 0: number, index }) =>
    invitation.test(text.slice(Math.max(0, index - invitationLength), index)) ? [] : [toDigits(number)],
  );

export const saysStaffNote = (text: string): boolean =>
  notes.some((pattern) => pattern.test(text)) || findNotForSale(text) !== null;

export const isStaffNote = (text: string): boolean => saysStaffNote(text) || listPrivatePhones(text).length > 0;
