import { findCommitment } from './find-commitment.ts';
import {
  maxShortText,
  notHeld,
  saysHeld,
  saysNotSold,
  saysSold,
  saysSoldHow,
  startsWithSold,
} from './read-sale-words.ts';

/** Excludes 'not for sale to dealers', because such a car is for sale to others. */
const notForSale =
  /\b(?:not|no longer) (?:yet )?(?:ready )?for sale\b(?!\W*to (?:the )?(?:trade|dealers?|wholesalers?)\b)|\b(?:trade|wholesale|dealers?) (?:sale )?only\b|\bwholesaled\b|\bwholesale to\b|\bdeal(?: is|['’]s)? (?:all )?done\b|\b(?:do\s*n[o'’]?t|don['’]?t) sell\b|\b(?:gone|went|going|sent|off) to (?:the )?(?:manheim|pickles|grays|auctions?|wholesalers?)\b/i;
const nfs = /\b(?:NFS|N\.F\.S)\b|^\W*(?:nfs|n\.f\.s)\W*$/;
const negated =
  /\b(?:not|no|never|isn['’]?t|wasn['’]?t)(?: yet| been)* (?:trade|wholesaled?|dealers?|a deal|deal|going|gone|sent)\b|\bwas not for sale\b/i;
export const fellThrough =
  /\b(?:fell|fallen|falling) (?:through|over)\b|\bback (?:on|in|for) (?:the )?(?:market|stock|sale|yard)\b|\bcancelled\b|\bpulled out\b|\bknocked back\b/i;

/**
 * Finds words such as 'not for sale', 'NFS' and 'wholesaled'. They take a vehicle off sale, but don't mark it as sold
 * or on hold.
 */
export const findNotForSale = (text: string): RegExpExecArray | null =>
  negated.test(text) || fellThrough.test(text) ? null : (notForSale.exec(text) ?? nfs.exec(text));

const heldStart = /^\W*(?:(?:on hold|hold|held|holding (?:for|till?|until)|reserved)\b|deposit\W*$)/i;
const heldAnywhere =
  /\b(?:dep(?:osit)?\.? (?:taken|paid|received|held|pending)|on hold|under offer|u\/o|sale pending)\b/i;
const soldInPassing = /\bsold\s+(?:new|brand|with|as|by|in|from|locally|originally|un-?reg\w*)\b/i;
const wholesale = /^\W*wholesale\W*$/i;

const saysShortOffSale = (cell: string): boolean => {
  if (saysSold(cell) && !soldInPassing.test(cell)) return true;
  return saysHeld(cell) || heldStart.test(cell) ? heldStart.test(cell) || heldAnywhere.test(cell) : false;
};

const soldToBuyer =
  /\bsold to (?!(?:the |its |her |his |our |their )?(?:first|original|current|previous|last|one|us)\b|an? )/i;
const shoutedSold = /(?:[.;!|\n]|\s[-–]) ?(?=SOLD\b)/;
const heldForBuyer =
  /\b(?:on hold|held)\W{1,3}(?:for|till?|until|to|by)\b|^\W*(?:on hold\b|hold(?:ing)?\W{1,3}(?:for|till?|until|by)\b)|\bdep(?:osit)?\.? (?:taken|paid|received)\b|\bunder offer\b|\bsale pending\b/i;

const heldForName = /^\W*(?:HOLD|HELD|RESERVED)\b|^\W*[Hh]old (?!(?:On|The|Your|It|Tight)\b)[A-Z][a-z]/;

const depositFirst =
  /^\W*(?:\$?\d[\d,.]* ?dep(?:osit)?\b|dep\.? \$?\d{2})(?!.*\b(?:secures?|holds?|required|needed|from|only|welcome|finance|weekly|per week|p\/?w)\b)/i;
const depositTaken =
  /\bdep(?:osit)?\.? (?:pd|rec['’]?d|rcvd)\b|\b(?:took|left|put) (?:a )?(?:\$?\d[\d,]* )?dep(?:osit)?\b(?! down)/i;
const depositOfName =
  /^\W*(?:[Dd]ep(?:osit)?|DEP(?:OSIT)?)\.? (?:(?:from|by|off) )?(?!(?:From|Welcome|Only|Just|Required|Needed|Not|No|Options?|Secures?|Holds?|Finance|Contribution|Amount|Bonus|Refund\w*|Return\w*)\b)[A-Z][a-z]+/;
const refunded = /\b(?:refund\w*|returned|handed back|gave back)\b/i;

const saysDeposit = (cell: string): boolean =>
  !notHeld.test(cell) &&
  !refunded.test(cell) &&
  (depositFirst.test(cell) || depositTaken.test(cell) || depositOfName.test(cell));

const gone =
  /^\W*(?:gone(?:\W*$|\W+\d|\s*[-–(:,])|(?:been )?written off\b|(?:been )?stolen\b|(?:(?:gone|went|sent) to|at) (?:the )?wreckers?\W*$)(?!\W*(?:no|nil|none|never|n|false|recovered|register|check|vehicles?|status)\b)/i;
/** In a note, these words are about the vehicle. In a description, they can be about its papers or the yard's terms. */
const noted =
  /(?<!\b(?:rego|registration|reg|tax|duty|lease|loan|levy|finance|insurance|fines?|fees?|service|servicing|we|us|vendor|owner|payout|ppsr)\b[^.,;]{0,20})\b(?:paid in full|fully paid)\b|^\W*(?:on )?lay-?by(?:e|ed)?\b(?! (?:available|welcome|option))|\bon lay-?by\b|\b(?:put|set) aside\b|\b(?:full payment|final payment|balance) (?:is |has been )?(?:paid|received|cleared|made)\b|^\W*cust(?:omer)?['’]?s? (?:own )?(?:car|vehicle|ute)\W*$/i;

/** Looks only for clear words, because long text can mention an earlier sale of the car, or the terms of a sale. */
const saysLongOffSale = (text: string): boolean => {
  if (fellThrough.test(text)) return false;
  const shouted = shoutedSold.exec(text);
  const isSold = soldToBuyer.test(text) && !saysNotSold(text);
  const isShouted = shouted !== null && !saysSoldHow(text.slice(shouted.index + shouted[0].length));
  const isHeld = heldForBuyer.test(text) || heldForName.test(text);
  return isSold || isShouted || (isHeld && !notHeld.test(text));
};

/**
 * True if a cell of any column says that its vehicle is sold, kept for a buyer or not for sale. Ignores such words in
 * passing, as in 'Sold as is' and 'log books held'.
 */
export const saysOffSale = (cell: string): boolean => {
  if (startsWithSold(cell) || wholesale.test(cell) || findNotForSale(cell) !== null) return true;
  if (
    !fellThrough.test(cell) &&
    (gone.test(cell) || noted.test(cell) || findCommitment(cell) !== null || saysDeposit(cell))
  )
    return true;
  return cell.length > maxShortText ? saysLongOffSale(cell) : saysShortOffSale(cell);
};

const leftYard = /^\W*(?:delivered|collected|picked up|handed over|gone)\b/i;

export const mayHaveLeft = (cell: string): boolean => leftYard.test(cell) && cell.length <= maxShortText;
