import { isHtml } from '../cells/convert-html-to-text.ts';
import { readYearCell, readYearOfMonth } from '../cells/read-date-cell.ts';
import { type EngineCell, readEngineCell } from '../cells/read-engine-cell.ts';
import { isStatusWord } from '../cells/read-status-cell.ts';
import { findStatusLetter } from '../cells/status-letters.ts';
import { findKnownMake } from '../names/known-makes.ts';
import { isWholeAttribute, type SimpleAttribute } from '../simplify-attribute.ts';
import { splitPhotoAddresses } from '../split-photo-addresses.ts';
import { isColour } from './is-colour.ts';
import { minShare, reaches } from './sampled-feed.ts';
import { statusHeading } from './status-columns.ts';

export interface ContentClue {
  readonly name: string;
  readonly fits: (cell: string) => boolean;
  readonly heading?: RegExp;
  readonly share?: number;
  readonly differentShare?: number;
  readonly isRepeated?: boolean;
}

const sentence = 20;
const nearlyAll = 0.9;
const names = (attribute: SimpleAttribute) => (cell: string) => cell.length <= 60 && isWholeAttribute(attribute, cell);
export const isFigure = (cell: string): boolean =>
  /^\D{0,5}\d{1,3}(?:[ .,]?\d{3})*(?:[.,]\d{1,2})?\D{0,20}$/.test(cell);
const isDate = (cell: string): boolean =>
  /^\d{1,4}[-/. ][\da-z]{1,9}(?:[-/. ]\d{2,4})?(?:[T ].{0,20})?$/i.test(cell) ||
  /^[a-z]{3,9}[-/. ']{1,2}(?:19|20)?\d\d$/i.test(cell);
/** Excludes the colours of other parts than the body. 'Colour/Trim' begins with the body's. */
const colourHeading = /^(?!.*(?:\bint|roof|\bkey|\btag|seat|uphol|wheel|stripe|code|trim\W*c)).*(?:colou?r|paint)/i;
const shortColourHeading =
  /^(?!.*(?:\bint|roof|\bkey|\btag|seat|uphol|wheel|stripe|code|trim\W*c)).*(?:\bcol(?:r|our)?\b|\bclo?u?r\b)/i;

const engineHeading =
  /^(?!.*(?:hour|hrs|\bno\b|num|code|#)).*(?:\b(?:eng(?:ine|n)?|motor)\b|capacity|displ)|^\W*(?:ltrs?|litre)\W*$/i;
const isEngineIn = (field: EngineCell['field']) => (cell: string) => readEngineCell(cell, 'point')?.field === field;

const pictureName = /\.(?:jpe?g|png|webp|avif|gif)(?:[?#].*)?$/i;
const isPhotoCell = (cell: string): boolean => {
  const photos = splitPhotoAddresses(cell);
  return photos.length > 0 && photos.every((photo) => pictureName.test(photo));
};

const letterHeading = /^(?!.*(?:reg|serv|warr|insur)).*(?:\bsta?t?s?\b|status|\bavail|\bcode\b)/i;

export const commentsHeading = /text|comment|desc|detail|blurb|about|advert|\bad\b/i;

export const askingNames = ['drive_away_price', 'price_excluding_government_charges', 'price'] as const;

/**
 * If one column has the price that shoppers pay, these names aren't proposed for a second column, which could hold the
 * dealer's cost.
 */
export const secondPriceNames: ReadonlySet<string> = new Set(['drive_away_price', 'price', 'was_price']);

/** Tried in this order. */
export const contentClues: readonly ContentClue[] = [
  { name: 'vin', fits: (cell) => /^[A-HJ-NPR-Z0-9]{17}$/i.test(cell) },
  { name: 'images', fits: isPhotoCell, isRepeated: true },
  { name: 'make', fits: (cell) => findKnownMake(cell) !== undefined },
  { name: 'year', fits: (cell) => /^(?:19[5-9]|20[0-4])\d$/.test(cell) },
  {
    name: 'year',
    fits: (cell) => (readYearCell(cell) ?? readYearOfMonth(cell, 'dayFirst')) !== undefined,
    heading: /\b(?:yr|year|my)\b/i,
  },
  { name: 'rego_expiry', fits: isDate, heading: /r(?:eg|go).*(?:exp|due|until|till|\bto\b)|exp.*reg/i },
  { name: 'compliance_date', fits: isDate, heading: /compl|\bcmpl|\bcomp\b/i },
  { name: 'build_date', fits: isDate, heading: /build|built|manuf|\bbl[dt]\b/i },
  { name: 'odometer', fits: (cell) => /^\d[\d., ]{0,9} ?km/i.test(cell) },
  { name: 'odometer', fits: isFigure, heading: /\bkm|\bklm|kilom|odo|mileage|\bml?ge?\b|speedo/i },
  { name: 'drive_away_price', fits: isFigure, heading: /drive ?-?away|\bdap\b/i },
  { name: 'price_excluding_government_charges', fits: isFigure, heading: /\begc\b|ex.{0,8}gov/i },
  { name: 'price', fits: isFigure, heading: /^(?!.*(?:was|before|\bold)).*(?:price|\$|amount|asking)/i, share: 0.5 },
  { name: 'price', fits: isFigure, heading: /^(?:ask|sell|selling|retail|sticker|windscreen)\b/i, share: 0.5 },
  { name: 'was_price', fits: isFigure, heading: /was|before|old.{0,3}price/i },
  { name: 'status', fits: isStatusWord, heading: statusHeading, share: 0.5, differentShare: 0.25 },
  { name: 'status', fits: (cell) => findStatusLetter(cell) !== undefined, heading: letterHeading, share: 1 },
  { name: 'location_code', fits: (cell) => cell.length <= 60, heading: /yard|where|branch|locat|\blot\b|site|suburb/i },
  {
    name: 'doors',
    fits: (cell) => /^[2-6]$/.test(cell),
    heading: /^\W*(?:(?:no|num|number)\W*(?:of )?)?(?:drs|doors?)\W*$/i,
  },
  {
    name: 'seats',
    fits: (cell) => /^(?:[2-9]|1\d)$/.test(cell),
    heading: /^\W*(?:(?:no|num|number)\W*(?:of )?)?(?:seats?|seating)\W*$/i,
  },
  {
    name: 'cylinders',
    fits: (cell) => /^(?:[2-9]|1[026])$/.test(cell),
    heading: /^\W*(?:(?:no|num|number)\W*(?:of )?)?(?:cyls?|cylinders?)\W*$/i,
  },
  {
    name: 'stock_number',
    fits: (cell) => /^[\w./-]{1,20}$/.test(cell),
    heading: /stock|\bstk|#|ref|\bid\b|\bno\b|number/i,
  },
  { name: 'model', fits: (cell) => cell.length <= 60, heading: /model/i },
  { name: 'transmission', fits: names('transmission'), share: nearlyAll },
  { name: 'drive', fits: names('drive'), share: nearlyAll },
  { name: 'fuel', fits: names('fuel'), share: nearlyAll },
  { name: 'body', fits: names('body'), share: nearlyAll },
  { name: 'rego', fits: (cell) => /^[A-Z0-9 -]{2,9}$/i.test(cell), heading: /reg|\brgo\b|plate|\bplt\b/i },
  { name: 'colour', fits: isColour, heading: shortColourHeading, share: 0.5 },
  {
    name: 'colour',
    fits: (cell) => /^[a-z][a-z /-]{2,40}$/i.test(cell),
    heading: colourHeading,
  },
  { name: 'power_kw', fits: (cell) => /^\d{2,3}(?:\.\d)?(?: ?kw)?$/i.test(cell), heading: /\bkw\b/i },
  {
    name: 'badge',
    fits: (cell) => cell.length <= 40 && /[a-z]/i.test(cell),
    heading: /^\W*(?:va?r(?:n?t)?|bdge?)\W*$/i,
  },
  {
    name: 'comments',
    fits: (cell) => isHtml(cell) || cell.length > sentence,
    heading: commentsHeading,
    share: 0.5,
  },
  { name: 'engine_size_litres', fits: isEngineIn('engine_size_litres'), heading: engineHeading, share: 0.5 },
  { name: 'engine_size_cc', fits: isEngineIn('engine_size'), heading: engineHeading, share: 0.5 },
  { name: 'features', fits: (cell) => cell.split('|').length > 2 },
];

export const fitsClue = (
  { fits, heading, share = minShare, differentShare = 0 }: ContentClue,
  name: string,
  cells: readonly string[],
): boolean =>
  (heading === undefined || heading.test(name)) &&
  reaches(cells, fits, share) &&
  reaches([...new Set(cells.map((cell) => cell.toLowerCase()))], fits, differentShare);
