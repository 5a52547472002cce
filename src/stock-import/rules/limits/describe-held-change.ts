import { nameOfField } from '../feed-columns.ts';
import type { HeldChange } from '../feed-run.ts';
import { quoteColumnLine } from '../format-column-line.ts';
import { describeShift, describeShuffle, type ShiftedField } from './describe-shift.ts';
import type { ColumnChanges } from './find-column-changes.ts';
import { commentsField } from './hold-row-fields.ts';

export interface HeldChangeFacts {
  readonly kind: HeldChange['kind'];
  readonly count: number;
  /** The total that `count` is part of, and its limit; null if the change has no percentage limit. */
  readonly of: { readonly total: number; readonly limitPercent: number } | null;
  /** Lost fields for `fieldsGone`; otherwise stock numbers. */
  readonly names: readonly string[];
  readonly columns?: ColumnChanges;
  readonly field?: string;
  readonly shifted?: ShiftedField;
  /** Only for `staffComments`: number of vehicles that keep their earlier comments. */
  readonly kept?: number;
  /** Parts of the report's sentence, such as "U104's is named after U105". */
  readonly examples?: readonly string[];
  readonly isShuffled?: boolean;
  readonly heading?: string | undefined;
  /** Only for `textChanged`: true if no vehicle can be added without the field. */
  readonly isNeeded?: boolean;
  /** Only for `lastRow` and `missingSkipped`: the reason. If it's null, the sentence gives the usual reason. */
  readonly fault?: string | null;
}

const maxNames = 50;
const maxHeadings = 5;
const maxExamples = 10;

const listExamples = (examples: readonly string[]): string =>
  `${examples.slice(0, maxExamples).join(', ')}${examples.length > maxExamples ? ` and ${examples.length - maxExamples} more` : ''}`;

const countOf = (count: number, one: string, many: string): string => (count === 1 ? `1 ${one}` : `${count} ${many}`);

const countFirst = (count: number): string =>
  count === 1 ? "1 vehicle's first price is" : `${count} vehicles' first prices are`;

const describeShare = ({ count, of }: HeldChangeFacts, what: string): string => {
  if (of === null) return `${count} ${what}`;
  const percent = Math.round((count / Math.max(of.total, 1)) * 100);
  return `${count} of ${of.total} ${what} (${percent}%; the limit is ${of.limitPercent}%)`;
};

const quote = (headings: readonly string[]): string => headings.map((heading) => `'${heading}'`).join(', ');

const verb = ({ length }: readonly unknown[]): string => (length === 1 ? 'is' : 'are');

const describeColumnChanges = ({ gone, unread }: ColumnChanges): readonly string[] => {
  if (gone.length === 0) return [];
  const [lost, ...othersLost] = gone;
  const [found, ...othersFound] = unread.slice(0, maxHeadings);
  const isGone = `${quote(gone.slice(0, maxHeadings).map(({ heading }) => heading))} ${verb(gone)} gone`;
  if (lost === undefined || found === undefined) return [`${isGone}.`];
  const changes = `${isGone}, and ${quote([found, ...othersFound])} ${verb(unread)} new.`;
  const isOnlyOne = othersLost.length === 0 && othersFound.length === 0;
  const way = isOnlyOne
    ? `If it has only been renamed, add ${quoteColumnLine(found, lost.column)} under stockFeed.columns in site.yaml.`
    : 'If one has only been renamed, add it under stockFeed.columns in site.yaml.';
  return [changes, way];
};

const describeKeptComments = (count: number, kept: number): string => {
  const subject = count === 1 ? 'That car' : 'Those cars';
  if (kept === 0) return `${subject} ${count === 1 ? 'shows' : 'show'} no comments.`;
  if (kept === count) return `${subject} ${count === 1 ? 'keeps' : 'keep'} the earlier comments.`;
  return 'Cars already on the site keep their earlier comments; the others show none.';
};

const sentences: Readonly<Record<HeldChange['kind'], (facts: HeldChangeFacts) => string>> = {
  missing: (facts) =>
    `The feed leaves out ${describeShare(facts, 'vehicles')}. We haven't hidden any of them or marked them as sold.`,
  offSale: (facts) =>
    `In this feed, ${describeShare(facts, 'vehicles')} ${facts.count === 1 ? 'is' : 'are'} no longer for sale. We haven't changed ${facts.count === 1 ? 'it' : 'any of them'}.`,
  pricesGone: (facts) => `The feed removes ${describeShare(facts, 'prices')}. We've kept them.`,
  pricesMoved: (facts) => `The feed makes big changes to ${describeShare(facts, 'prices')}. We've kept the old prices.`,
  pricesRaised: (facts) =>
    `The feed raises ${describeShare(facts, 'prices')} by more than 5% at once. We've kept the old prices.`,
  pricesCut: (facts) =>
    `The feed cuts ${describeShare(facts, 'prices')} by more than 5% at once. We've kept the old prices.`,
  photosGone: (facts) => `The feed removes ${describeShare(facts, 'photos')}. We've kept them.`,
  fieldsGone: ({ names, columns }) =>
    [
      ...(columns?.isOtherFormat === true ? ['The file is in a different format from the last one.'] : []),
      `The feed no longer has ${names.length === 1 ? 'a column' : 'columns'} for ${names.slice(0, maxNames).map(nameOfField).join(', ')}. Every vehicle keeps the values it had.`,
      ...(columns === undefined ? [] : describeColumnChanges(columns)),
    ].join(' '),
  otherPrices: ({ count }) =>
    `${countOf(count, 'other price changes', 'other prices change')} by less. Because ${count === 1 ? 'it comes' : 'they come'} from the same column, we've kept the old ${count === 1 ? 'price' : 'prices'} too.`,
  firstPrices: ({ count }) =>
    `This feed has the first price for ${countOf(count, 'vehicle', 'vehicles')}. Because its other prices look wrong, we haven't shown ${count === 1 ? 'it' : 'these'}.`,
  lowPrice: ({ count }) =>
    `${countOf(count, 'price is', 'prices are')} far below the market, or far below what ${count === 1 ? 'it was' : 'they were'}. Vehicles already on the site keep their old price; new ones show no price.`,
  odometerFallen: ({ count }) =>
    `${countOf(count, "car's odometer reading drops", "cars' odometer readings drop")} too far to be a correction. We've kept the old ${count === 1 ? 'reading' : 'readings'}.`,
  tenfoldPrice: ({ count }) =>
    `${countOf(count, 'price is', 'prices are')} about ten times what ${count === 1 ? 'it was' : 'they were'}, or a tenth, which is most likely a typing error. Vehicles already on the site keep their old price; new ones show no price.`,
  priceSwapped: ({ count }) =>
    `${countOf(count, "car's", "cars'")} earlier price is now in another column, which has lower amounts for other cars, so the price and the cost may be swapped. We've kept the price ${count === 1 ? 'it' : 'they'} had.`,
  costPrice: ({ count, examples = [] }) =>
    `${countFirst(count)} below the amount in a column that's usually lower than the price, so the price and the cost may be swapped: ${listExamples(examples)}. ${count === 1 ? 'That vehicle shows' : 'Those vehicles show'} no price.`,
  pricesBelowCost: ({ count, heading = '', examples: [rows = ''] = [] }) =>
    `The price is below ${JSON.stringify(heading)} in ${rows} rows, so the price and the cost may be swapped. ${countOf(count, 'price is', 'prices are')} held back: vehicles already on the site keep their old price; new ones show no price.`,
  highPrice: ({ count }) =>
    `${countFirst(count)} far above the market or the feed's other prices, which is most likely a typing error. ${count === 1 ? 'That vehicle shows' : 'Those vehicles show'} no price.`,
  lowFirstPrice: ({ count }) =>
    `${countFirst(count)} far below similar cars or the feed's other prices, which is most likely a typing error. ${count === 1 ? 'That vehicle shows' : 'Those vehicles show'} no price.`,
  odometerSwapped: ({ count }) =>
    `${countOf(count, 'car has its', 'cars have their')} price and kilometres swapped. We've kept both as they were.`,
  odometerPrices: ({ count, of }) =>
    `${count} of ${of?.total ?? count} odometer readings look like prices, so the price and kilometres columns may be swapped. We haven't taken any prices or kilometres from this feed.`,
  columnShifted: ({ count, shifted = 'status', heading, isShuffled = false }) =>
    isShuffled ? describeShuffle(shifted, count, heading) : describeShift(shifted, count, heading),
  photosSwapped: ({ count }) =>
    `${count} cars now have another car's first photo, so the photos may be in the wrong rows. We've kept every car's old photos. New cars show none.`,
  photosNamed: ({ count }) =>
    `${count} cars have another car's stock number in the file names of their first photos, so the photos may be in the wrong rows. Cars already on the site keep their old photos; new ones show none.`,
  firstPhotosNamed: ({ count, examples = [] }) =>
    `${countOf(count, "car's first photo is", "cars' first photos are")} named after another car in the file: ${listExamples(examples)}. ${count === 1 ? 'That car shows' : 'Those cars show'} no photos.`,
  photosShared: ({ count, examples = [] }) =>
    `${countOf(count, 'car now shares its first photo', 'cars now share their first photos')} with another car: ${listExamples(examples)}. Cars already on the site keep their old photos; new ones show none.`,
  staffComments: ({ count, kept = 0 }) =>
    `${countOf(count, 'comment looks like a note', 'comments look like notes')} to your staff, with a customer's name or phone number, a cost, or words such as 'not for sale'. ${describeKeptComments(count, kept)}`,
  sameCar: ({ count, examples = [] }) =>
    `${countOf(count, 'new car has', 'new cars have')} the same VIN or rego as another car for sale, so the same car may be listed twice: ${listExamples(examples)}. We haven't added ${count === 1 ? 'it' : 'them'}.`,
  firstOdometers: ({ count }) =>
    `This feed has the first odometer reading for ${countOf(count, 'car', 'cars')}. Because its price and kilometres columns look swapped, we haven't shown ${count === 1 ? 'it' : 'these'}.`,
  statusEmptied: ({ count }) =>
    `The status column is now empty. ${countOf(count, "car wasn't for sale, and still isn't", "cars weren't for sale, and still aren't")}.`,
  marksHeld: ({ count }) =>
    `We've left ${countOf(count, 'car', 'cars')} sold, on hold or for sale as before, because the word that says so may be in a column we held back.`,
  textChanged: (facts) => {
    const column = nameOfField(facts.field ?? '');
    if (facts.field === commentsField) {
      return `The comments of ${describeShare(facts, 'vehicles')} are now in another column, so the columns may be swapped. We've kept the old comments of every vehicle. New vehicles show none.`;
    }
    const others = facts.isNeeded === true ? "New vehicles aren't added" : 'New vehicles show none';
    return `The feed changes the ${column} of ${describeShare(facts, 'vehicles')}, so its columns may be swapped. We've kept the ${column} they had. ${others}.`;
  },
  committed: ({ count }) =>
    count === 1
      ? "A customer has paid a deposit on 1 vehicle that's no longer for sale in the feed. We've kept it on the site."
      : `Customers have paid deposits on ${count} vehicles that are no longer for sale in the feed. We've kept them on the site.`,
  missingSkipped: ({ count, fault = null }) =>
    `${countOf(count, "vehicle for sale isn't", "vehicles for sale aren't")} in the feed. We haven't changed ${count === 1 ? 'it' : 'them'}, because ${fault ?? `one row could be ${count === 1 ? 'that vehicle' : 'any of them'}`}.`,
  lastRow: ({ fault = null }) =>
    `The file may have been cut off in its last row${fault === null ? ', which has no line ending' : `: ${fault}`}. We left that row out.`,
};

export const describeHeldChange = (facts: HeldChangeFacts): HeldChange => ({
  kind: facts.kind,
  count: facts.count,
  ...(facts.kind === 'photosGone' && { vehicles: facts.names.length }),
  sentence: sentences[facts.kind](facts),
  stockNumbers: facts.kind === 'fieldsGone' ? [] : facts.names.slice(0, maxNames),
});
