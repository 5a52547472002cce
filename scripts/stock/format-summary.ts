import { formatPrice } from '../../src/lib/format-number.ts';
import type { NamedCars } from '../../src/stock-import/rules/create-offer-tally.ts';
import {
  type CommitmentKind,
  countUnnamed,
  type HeldChange,
  type NamedVehicle,
} from '../../src/stock-import/rules/feed-run.ts';
import type { MissingPolicy } from '../../src/stock-import/rules/row-remark.ts';
import type { ImportSummary } from '../../src/stock-import/server/import-stock.ts';
import type { SiteOffers } from '../../src/stock-import/server/plan-feed.ts';

const stakes: Readonly<Record<CommitmentKind, string>> = {
  reservation: 'a paid deposit',
  purchase: 'an online purchase in progress',
  watchlist: 'a place on a watchlist',
};

export const formatNamed = ({ stockNumber, name, commitments, isHeld }: NamedVehicle): string => {
  const what = commitments.map((kind) => stakes[kind]).join(' and ');
  const outcome = isHeld ? 'It stays for sale.' : "It's no longer for sale.";
  return `${stockNumber} (${name}) has ${what}. ${outcome}`;
};

const formatHeld = (held: HeldChange): string => {
  const { sentence, stockNumbers } = held;
  const rest = countUnnamed(held);
  const more = stockNumbers.length > 0 && rest > 0 ? ` and ${rest} more` : '';
  return stockNumbers.length === 0 ? `  ${sentence}` : `  ${sentence}\n    ${stockNumbers.join(', ')}${more}`;
};

interface NextCommands {
  readonly map: string;
  readonly accept: string;
}

const canAccept = (held: readonly HeldChange[]): boolean => held.some(({ kind }) => kind !== 'missingSkipped');

const formatAdvice = (held: readonly HeldChange[], { map, accept }: NextCommands): string => {
  if (!canAccept(held)) return 'Everything else was applied.';
  return held.some(({ kind }) => kind === 'fieldsGone')
    ? `If a column has only been renamed, this command proposes the line for it:\n  ${map}\nThis one applies everything and removes the values of the missing columns:\n  ${accept}`
    : `Check the feed. If it's all correct, import it with this command:\n  ${accept}`;
};

/** Leaves out the commands that import the file, because a dry run ends with them. */
const formatDryAdvice = (held: readonly HeldChange[], { map }: NextCommands): readonly string[] =>
  held.some(({ kind }) => kind === 'fieldsGone')
    ? [`If a column has only been renamed, this command proposes the line for it:\n  ${map}`]
    : [];

export const formatHolds = ({ held }: ImportSummary, commands: NextCommands, isDryRun = false): string | undefined => {
  if (held.length === 0) return undefined;
  const advice = isDryRun ? formatDryAdvice(held, commands) : [formatAdvice(held, commands)];
  return ['Held back:', ...held.map(formatHeld), ...advice].join('\n');
};

export const formatDryRunEnd = (
  { held }: ImportSummary,
  { import: command, accept }: { readonly import: string; readonly accept: string },
): string => {
  const end = `Nothing was changed. To import the file:\n  ${command}`;
  return canAccept(held)
    ? `${end}\nThis doesn't apply the changes that are held back. If they're all correct, apply them too:\n  ${accept}`
    : end;
};

export const formatPriceDrops = ({ priceDrops }: ImportSummary): string | undefined => {
  const lines = priceDrops.map(
    ({ stockNumber, name, beforeCents, afterCents }) =>
      `  ${stockNumber}  ${name}, ${formatPrice(beforeCents)} -> ${formatPrice(afterCents)}`,
  );
  return lines.length === 0 ? undefined : [`Prices that fell by more than 30%: ${lines.length}`, ...lines].join('\n');
};

/** @spec B4.02 */
export const formatReturned = ({ returned }: ImportSummary): string | undefined => {
  const lines = returned.map(
    ({ stockNumber, name, priceCents }) =>
      `  ${stockNumber}  ${name}, ${priceCents === null ? 'no price' : formatPrice(priceCents)}`,
  );
  const title = `Sold before, and for sale again in this file: ${lines.length}. If a car is sold, mark it as sold in your own system, then import the next export`;
  return lines.length === 0 ? undefined : [title, ...lines].join('\n');
};

const missingWords: Readonly<Record<Exclude<MissingPolicy, 'keep'>, string>> = {
  unpublish: 'missing from the file and hidden',
  sold: 'missing from the file and marked as sold',
};

const cars = (count: number): string => (count === 1 ? "1 car that isn't" : `${count} cars that aren't`);

const formatAbsent = ({
  missing,
  absent,
  missingPolicy,
  wasMissingPolicySkipped,
  held,
}: ImportSummary): string | undefined => {
  if (absent === 0 && missing === 0) return undefined;
  if (missingPolicy === 'keep') return `${cars(absent)} in the file: not changed`;
  if (held.some(({ kind }) => kind === 'missing' || kind === 'offSale' || kind === 'missingSkipped'))
    return `${cars(absent)} in the file: held back, see below`;
  if (wasMissingPolicySkipped) return `${cars(absent)} in the file: not changed`;
  return `${missing} ${missingWords[missingPolicy]}`;
};

const nameCars = ({ count, stockNumbers }: NamedCars): string => {
  const rest = count > stockNumbers.length ? ` and ${count - stockNumbers.length} more` : '';
  return `${stockNumbers.join(', ')}${rest}`;
};

const quoteWords = (words: readonly string[]): string =>
  words.map((word) => JSON.stringify(word)).join(words.length === 2 ? ' or ' : ', ');

const listPrices = ({ priced, worded, blank, unseen }: SiteOffers): readonly string[] => [
  ...(priced > 0 ? [`${priced} with a price`] : []),
  ...(worded.count > 0 ? [`${worded.count} with ${quoteWords(worded.words)} (${nameCars(worded)})`] : []),
  ...(blank.count > 0 ? [`${blank.count} with no price in the file (${nameCars(blank)})`] : []),
  ...(unseen.count > 0 ? [`${unseen.count} with a price that isn't shown (${nameCars(unseen)})`] : []),
];

const formatOffers = ({ offers }: ImportSummary): readonly string[] => {
  const { forSale, elsewhere, reserved, notForSale } = offers;
  const others = elsewhere === 0 ? '' : `, ${elsewhere} of them not from this file`;
  const areAllPriced = elsewhere === 0 && offers.priced === forSale;
  const listed = areAllPriced
    ? ', all with a price'
    : `${elsewhere === 0 ? ': ' : '; in the file, '}${listPrices(offers).join(', ')}`;
  const prices = forSale === 0 ? '' : listed;
  const reasons = notForSale.cars.map(({ stockNumber, reason }) => `${stockNumber} (${JSON.stringify(reason)})`);
  const off = { count: notForSale.count, stockNumbers: reasons };
  return [
    `${forSale + elsewhere} for sale after the import${others}${prices}`,
    ...(reserved.count > 0 ? [`${reserved.count} reserved: ${nameCars(reserved)}`] : []),
    ...(off.count > 0 ? [`${off.count} not for sale: ${nameCars(off)}`] : []),
  ];
};

const formatAdded = ({ added, addedSold, addedNotOnSale }: ImportSummary): string => {
  const parts = [
    ...(addedSold > 0 ? [`${addedSold} sold`] : []),
    ...(addedNotOnSale > 0 ? [`${addedNotOnSale} not for sale`] : []),
  ];
  return parts.length === 0 ? `${added} added,` : `${added} added, including ${parts.join(' and ')};`;
};

export const formatSummary = (summary: ImportSummary, siteSlug: string): string => {
  const { rows, changed, unchanged, refused, warned } = summary;
  return [
    `${siteSlug}: ${rows} rows read`,
    `${formatAdded(summary)} ${changed} changed, ${unchanged} unchanged, ${refused} refused, ${warned} with a warning`,
    formatAbsent(summary),
    ...formatOffers(summary),
  ]
    .filter((line) => line !== undefined)
    .join('\n  ');
};
