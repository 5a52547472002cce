import {
  type CommitmentKind,
  countUnnamed,
  type HeldChange,
  type NamedVehicle,
} from '../../src/stock-import/rules/feed-run.ts';
import type { MissingPolicy } from '../../src/stock-import/rules/row-remark.ts';
import type { ImportSummary } from '../../src/stock-import/server/import-stock.ts';

const stakes: Readonly<Record<CommitmentKind, string>> = {
  reservation: 'a paid deposit',
  purchase: 'a purchase begun online',
  watchlist: 'a place on a watchlist',
};

export const formatNamed = ({ stockNumber, name, commitments, isHeld }: NamedVehicle): string => {
  const what = commitments.map((kind) => stakes[kind]).join(' and ');
  const outcome = isHeld ? 'It stays on sale.' : 'It goes off sale.';
  return `${stockNumber} (${name}) has ${what}. ${outcome}`;
};

const formatHeld = (held: HeldChange): string => {
  const { sentence, stockNumbers } = held;
  const rest = countUnnamed(held);
  const more = stockNumbers.length > 0 && rest > 0 ? ` and ${rest} more` : '';
  return stockNumbers.length === 0 ? `  ${sentence}` : `  ${sentence}\n    ${stockNumbers.join(', ')}${more}`;
};

const formatAdvice = (held: readonly HeldChange[]): string =>
  held.some(({ kind }) => kind === 'fieldsGone')
    ? 'Look at the feed. Importing it with --accept applies all of this, and removes the values of the missing columns.'
    : 'Look at the feed. If all of it is right, import it with --accept.';

export const formatHolds = ({ held }: ImportSummary): string | undefined =>
  held.length === 0 ? undefined : ['Held back:', ...held.map(formatHeld), formatAdvice(held)].join('\n');

const missingWords: Readonly<Record<MissingPolicy, string>> = {
  keep: 'missing from the file are left alone',
  unpublish: 'missing from the file and hidden',
  sold: 'missing from the file and marked as sold',
};

const formatMissing = ({ missing, missingPolicy, wasMissingPolicySkipped }: ImportSummary): readonly string[] => [
  missingPolicy === 'keep' ? 'cars that are not in the file: left alone' : `${missing} ${missingWords[missingPolicy]}`,
  ...(wasMissingPolicySkipped ? ['no car counts as missing: a row could not be read as far as its stock number'] : []),
];

export const formatSummary = (summary: ImportSummary, siteSlug: string): string => {
  const { rows, added, changed, unchanged, refused, warned } = summary;
  return [
    `${siteSlug}: ${rows} rows read`,
    `${added} added, ${changed} changed, ${unchanged} unchanged, ${refused} refused, ${warned} warned of`,
    ...formatMissing(summary),
  ].join('\n  ');
};
