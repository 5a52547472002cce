import { findPhones } from '#src/lib/phones/find-phones.ts';
import { findTextOffSale } from './cells/find-text-off-sale.ts';
import { readStartMark } from './cells/read-sale-words.ts';
import { findNotForSale } from './cells/says-off-sale.ts';

const notes: readonly RegExp[] = [
  /\bow(?:es?|ing) (?:us\b|me\b|(?:[a-z]+ )?\$?\d)|\bif pushed\b/i,
  /\b(?:bottom|floor|trade|margin|reserve|buy)(?: price| dollar)?s?[ :=]{1,3}\$?\d{2}/i,
  /\b(?:cost|paid|landed|stands?(?: us| me)?(?: in)?(?: at)?)[ :=]{1,3}\$?\d{1,3}(?:,?\d{3}|(?:\.\d)?k)\b/i,
  /\$?\b\d{1,3}(?:,?\d{3}|(?:\.\d)?k) (?:cost|landed|owing|owed|into it)\b/i,
  /\b(?:bottom dollar|cost price|cost (?:us|me)|floor ?plan(?:ned)?|floor price|trade price|buy price)\b/i,
  /\bwholesale\b(?! (?:prices?|pricing|direct|clearance|deals?|to the public)\b)/i,
  /\btraded? from\b|\b(?:will|would|['’]ll) take \$?\d/i,
  /\b(?:not to be mentioned|(?:do\s*n[o'’]?t|don['’]?t) (?:mention|tell|let on))\b|\btell (?:nobody|no[ -]?one)\b|\bsay nothing\b(?! of\b)/i,
  /\b(?:go|let (?:it|her|him)(?: go)?|sell(?: it)?|dip|drop|not(?: a cent)?) (?:under|below) \$?\d{2}(?![\d.,]*\s*(?:l|litres?|kms?|degrees|%|c|kgs?|mm|rpm|psi|years?)\b)/i,
  /\b(?:gave|paid) (?:him|her|them) \$?\d|\bgave [A-Z][a-z]+ \$?\d|\b(?:[Ww]e['’]?re|I['’]?m|are|stand) (?:in|into) (?:it|this one|her|him) (?:for|at) \$?\d/,
  /\b(?:Mrs?|Ms)\.? [A-Z][a-z]+/,
  /\b[A-Z][a-z]+['’]s (?:old )?trade(?:[ -]in)?(?=\W*$|[,.;)!])/,
  /\b(?:[Ss]he|[Hh]e) (?:says|said|reckons|rang|owes|wants (?:it|her|him|this) (?:gone|sold|off))\b/,
  /\b[A-Z][a-z]+ (?:(?:is )?(?:collecting|picking (?:it |her )?up|coming for it)|collects|picks (?:it |her )?up) (?:it )?(?:on )?(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun|today|tomorrow|tonight|\d{1,2}[/.]\d)/,
  /\bnot (?:till|til)\b/i,
  /\bbought (?:from|off|at) (?!us\b|new\b|an? |the |its |our |my |his |her )/i,
  /\b[A-Z][a-z]+ (?:called|rang|phoned|texted)\b(?! (?:it|this|the|them)\b)/,
  /\b(?:[Rr]ang|[Pp]honed|[Tt]exted|[Ss]poke (?:to|with)) [A-Z][a-z]+|(?:^|[.;,!-] ?)[Cc]alled [A-Z][a-z]+/,
];

/** Words such as 'Call us on' or 'Phone Steve on'. The number after them is for shoppers. */
const invitation =
  /\b(?:call|phone|contact|text|ring|sms)(?: [a-z’']+){0,3} (?:on|at):?\W*$|\b(?:call|phone|contact|text|sms)(?: us| now| today)?:?\W*$/i;
const invitationLength = 60;

export const toDigits = (number: string): string => number.replaceAll(/\D/g, '').replace(/^61/, '0');

export const listPrivatePhones = (text: string): readonly string[] =>
  findPhones(text).flatMap(({ written, index }) =>
    invitation.test(text.slice(Math.max(0, index - invitationLength), index)) ? [] : [toDigits(written)],
  );

/** In a comment that begins with a mark such as 'SOLD', only words such as 'not for sale' are a note. */
const findOffSaleNote = (text: string): RegExpExecArray | null =>
  readStartMark(text) === undefined ? findTextOffSale(text) : findNotForSale(text);

const listNotes = (text: string): readonly string[] =>
  [...notes.map((pattern) => pattern.exec(text)), findOffSaleNote(text)].flatMap((found) =>
    found === null ? [] : [found[0].trim().toLowerCase()],
  );

/** Returns where the first note starts. Ignores words such as 'not for sale', and phone numbers. */
export const findStaffNote = (text: string): number | undefined => {
  const starts = notes.flatMap((pattern) => pattern.exec(text)?.index ?? []);
  return starts.length === 0 ? undefined : Math.min(...starts);
};

export const saysStaffNote = (text: string): boolean => listNotes(text).length > 0;

/** Returns notes in lower case, and the digits of phone numbers that aren't for shoppers. */
export const listStaffNotes = (text: string): readonly string[] => [...listNotes(text), ...listPrivatePhones(text)];

export const isStaffNote = (text: string): boolean => saysStaffNote(text) || listPrivatePhones(text).length > 0;
