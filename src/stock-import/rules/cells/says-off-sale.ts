import {
  maxShortText,
  notHeld,
  saysHeld,
  saysNotSold,
  saysSold,
  saysSoldHow,
  startsWithSold,
} from './read-sale-words.ts';

/** 'Not for sale to dealers' is a condition of a car that's for sale. */
const notForSale =
  /\b(?:not|no longer) (?:yet )?(?:ready )?for sale\b(?!\W*to (?:the )?(?:trade|dealers?|wholesalers?)\b)|\b(?:trade|wholesale|dealers?) (?:sale )?only\b|\bwholesaled\b|\bwholesale to\b|\bdeal(?: is|['’]s)? (?:all )?done\b|\b(?:do\s*n[o'’]?t|don['’]?t) sell\b|\b(?:gone|went|going|sent|off) to (?:the )?(?:manheim|pickles|grays|auctions?|wholesalers?)\b/i;
const nfs = /\b(?:NFS|N\.F\.S)\b|^\W*(?:nfs|n\.f\.s)\W*$/;
const negated =
  /\b(?:not|no|never|isn['’]?t|wasn['’]?t)(?: yet| been)* (?:trade|wholesaled?|dealers?|a deal|deal|going|gone|sent)\b|\bwas not for sale\b/i;
const fellThrough =
  /\b(?:fell|fallen|falling) (?:through|over)\b|\bback (?:on|in|for) (?:the )?(?:market|stock|sale|yard)\b|\bcancelled\b|\bpulled out\b|\bknocked back\b/i;

/** Finds words such as 'not for sale', 'NFS' and 'wholesaled', which don't say that the vehicle is sold or on hold. */
export const findNotForSale = (text: string): RegExpExecArray | null =>
  negated.test(text) || fellThrough.test(text) ? null : (notForSale.exec(text) ?? nfs.exec(text));

const heldStart = /^\W*(?:(?:on hold|hold|held|reserved)\b|deposit\W*$)/i;
const heldAnywhere =
  /\b(?:dep(?:osit)?\.? (?:taken|paid|received|held|pending)|on hold|under offer|u\/o|sale pending)\b/i;
const soldInPassing = /\bsold\s+(?:new|brand|with|as|by|in|from|locally|originally|un-?reg\w*)\b/i;
const wholesale = /^\W*wholesale\W*$/i;

const saysShortOffSale = (cell: string): boolean => {
  if (saysSold(cell) && !soldInPassing.test(cell)) return true;
  return saysHeld(cell) || heldStart.test(cell) ? heldStart.test(cell) || heldAnywhere.test(cell) : false;
};

/** Excludes a car's history, such as 'sold to its first owner in Dubbo' and 'sold to a local family'. */
const soldToBuyer =
  /\bsold to (?!(?:the |its |her |his |our |their )?(?:first|original|current|previous|last|one|us)\b|an? )/i;
const shoutedSold = /(?:[.;!|\n]|\s[-–]) ?(?=SOLD\b)/;
const heldForBuyer =
  /\b(?:on hold|held)\W{1,3}(?:for|till|until|to|by)\b|^\W*on hold\b|\bdep(?:osit)?\.? (?:taken|paid|received)\b|\bunder offer\b|\bsale pending\b/i;

/** Long text can mention an earlier sale of the car, or the terms of a sale. */
const saysLongOffSale = (text: string): boolean => {
  if (fellThrough.test(text)) return false;
  const shouted = shoutedSold.exec(text);
  const isSold = soldToBuyer.test(text) && !saysNotSold(text);
  const isShouted = shouted !== null && !saysSoldHow(text.slice(shouted.index + shouted[0].length));
  return isSold || isShouted || (heldForBuyer.test(text) && !notHeld.test(text));
};

/**
 * True for a cell of any column that says that its vehicle is sold, kept for a buyer or not for sale. Stricter than
 * `readSaleWords`, because text can use these words in passing, such as 'Sold as is' and 'log books held'.
 */
export const saysOffSale = (cell: string): boolean => {
  if (startsWithSold(cell) || wholesale.test(cell) || findNotForSale(cell) !== null) return true;
  return cell.length > maxShortText ? saysLongOffSale(cell) : saysShortOffSale(cell);
};
