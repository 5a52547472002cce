import { findCommitment, findFirst } from './find-commitment.ts';
import { notHeld, saysSoldHow } from './read-sale-words.ts';
import { fellThrough, findNotForSale } from './says-off-sale.ts';

const shoutedSold = /(?:[.;!|\n]|\s[-–]) ?SOLD\b(?=\W*$|\s*[-–!.,;:|]|\W+(?:\d|to\b|thanks\b|pending\b))/;
const heldStart =
  /^\W*(?:HOLD|RESERVED)\b(?! (?:ON|ONTO|THE|YOUR|IT|TIGHT)\b)|^\W*[Hh]old (?!(?:On|Onto|The|Your|It|Tight)\b)[A-Z][a-z]/;
const heldForBuyer = /\b(?:on hold|under offer) (?:for|till?|until|to|from|by)\b/i;
const deposit =
  /\bdep(?:osit)?\.? (?:taken|pd|rec['’]?d|rcvd)\b(?! (?:to|over|online)\b)|\bdep(?:osit)?\.? (?:paid|received) (?:by|from)\b|\b[A-Z][a-z]+ (?:has )?left a (?:\$?\d[\d,]* )?dep(?:osit)?\b/i;
const depositOf =
  /^\W*(?:\$?\d[\d,]* )?(?:[Dd]ep|DEP)\.? (?:(?:from|by|off) )?(?!(?:From|Welcome|Only|Just|Required|Finance)\b)[A-Z][a-z]+/;
const refunded = /\b(?:refund\w*|returned|handed back|gave back)\b/i;
const gone =
  /^\W*(?:gone(?:\W*$|\W+\d{1,2}[/.]\d|\s*[-–(:])|(?:been )?written off\b|stolen\b)(?!\W*(?:no|nil|none|never|n|false|recovered|register|check|vehicles?|status)\b)/i;
/** Matches only a whole text, such as 'Picked up Thurs'. */
const leftOn =
  /^\W*(?:delivered|collected|picked up|handed over|gone|left|paid)\W+(?:(?:(?:on|this|next|last) )?(?:(?:mon|tues?|wed|thurs?|fri|sat|sun)(?:day|nesday|sday|rsday|urday)?\b|today|tonight|tomorrow|yesterday|(?:this|next) week|pay ?day|the \d|\d{1,2}(?:[/.]\d|(?:st|nd|rd|th)\b)))[^a-z]*$/i;
/** These words cancel `gone`: a repaired write-off can be for sale. */
const repaired = /\b(?:re-?paired|repairable|rebuilt|wovr|re-?reg\w*|inspect\w*|passed|recovered|(?:19|20)\d\d)\b/i;

const findHeld = (text: string): readonly (RegExpExecArray | null)[] =>
  notHeld.test(text) ? [] : [heldStart.exec(text), heldForBuyer.exec(text)];

const findDeposit = (text: string): readonly (RegExpExecArray | null)[] =>
  notHeld.test(text) || refunded.test(text) ? [] : [deposit.exec(text), depositOf.exec(text)];

const findShouted = (text: string): RegExpExecArray | null => {
  const found = shoutedSold.exec(text);
  return found === null || saysSoldHow(text.slice(text.indexOf('SOLD', found.index))) ? null : found;
};

/**
 * Finds words in a description that say the vehicle is sold, kept for a buyer or not for sale. Ignores its history
 * ('sold new by us', 'held by one family') and the terms of a sale ('deposit secures it').
 */
export const findTextOffSale = (text: string): RegExpExecArray | null =>
  fellThrough.test(text)
    ? null
    : findFirst([
        findNotForSale(text),
        findShouted(text),
        ...findHeld(text),
        ...findDeposit(text),
        repaired.test(text) ? null : gone.exec(text),
        leftOn.exec(text),
        findCommitment(text),
      ]);
