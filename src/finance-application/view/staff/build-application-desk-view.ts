import { formatPrice } from '#src/lib/format-number.ts';
import { writeFullName } from '#src/lib/text/full-name.ts';
import { formatCount } from '#src/lib/text/noun.ts';
import { describeWhen } from '#src/staff/view/describe-when.ts';
import {
  buildLine,
  listContacts,
  listFacts,
  type RecordListSurroundings,
  type RecordListView,
  type RecordPageView,
  type RecordPart,
  type RecordTag,
} from '#src/staff/view/record-view.ts';
import type { AssessmentOutcome } from '../../rules/assessment/assess-application.ts';
import type { ListedApplication } from '../../rules/listed-application.ts';

const tags: Readonly<Record<AssessmentOutcome, RecordTag>> = {
  likely: { text: 'Likely', tone: 'won' },
  needsATalk: { text: 'Needs a closer look', tone: 'new' },
  unlikely: { text: 'Unlikely', tone: 'lost' },
};

export const tagOf = ({ outcome }: ListedApplication): RecordTag | null => (outcome === null ? null : tags[outcome]);

export const describeLoan = ({ amountCents, termMonths }: ListedApplication): readonly string[] => [
  ...(amountCents === null ? [] : [formatPrice(amountCents)]),
  ...(termMonths === null ? [] : [`over ${formatCount(termMonths / 12, { one: 'year', many: 'years' })}`]),
];

export const unreadableFigures = 'The server doesn’t have the key to decrypt these details.';

export const buildApplicationListView = (
  listed: readonly ListedApplication[],
  { timeZone, hrefOf, ...pages }: RecordListSurroundings,
): RecordListView => ({
  title: 'Finance applications',
  tabs: [],
  rows: listed.map((application) => ({
    key: application.applicationUuid,
    href: hrefOf(application.applicationUuid),
    title: writeFullName(application),
    tag: tagOf(application),
    facts: [...describeLoan(application), application.vehicleTitle ?? 'No vehicle'],
    when: describeWhen(application.sentAtMs, timeZone),
  })),
  noRows: 'Nobody has applied for finance yet.',
  ...pages,
});

export interface ApplicationPageSurroundings {
  readonly timeZone: string;
  readonly leadHref: string | null;
  readonly canOpen: boolean;
  readonly isUnreadable: boolean;
  readonly summaryHref: string;
  readonly wholeHref: string | null;
  readonly openings: readonly { readonly atMs: number; readonly name: string | null }[];
}

export const buildApplicationPageView = (
  application: ListedApplication,
  { timeZone, leadHref, canOpen, isUnreadable, summaryHref, wholeHref, openings }: ApplicationPageSurroundings,
): RecordPageView => ({
  title: writeFullName(application),
  subtitle: `Finance application · ${describeWhen(application.sentAtMs, timeZone)}`,
  tag: tagOf(application),
  warning: isUnreadable ? unreadableFigures : null,
  parts: [
    {
      title: 'Application',
      facts: listFacts([
        ['Loan', describeLoan(application).join(' ')],
        ['Decision', tagOf(application)?.text],
        ['Vehicle', application.vehicleTitle],
        ['Lead', leadHref === null ? null : 'Open the lead', leadHref],
        ...listContacts(application),
      ]),
    },
    {
      title: 'Documents',
      facts: listFacts([
        ['Summary', 'PDF, without financial details', summaryHref],
        ['Application', wholeHref === null ? null : 'PDF, with income, expenses and debts', wholeHref],
      ]),
    },
  ],
  actions: canOpen
    ? [
        {
          intent: 'open',
          label: 'Show financial details',
          note: 'The audit log records that you viewed them.',
          isDanger: false,
          fields: [],
        },
      ]
    : [],
  lines: [
    buildLine({ key: 'sent', what: 'sent', atMs: application.sentAtMs }, timeZone),
    ...openings.map(({ atMs, name }, index) =>
      buildLine({ key: `opened ${index}`, who: name, what: 'viewed the financial details', atMs }, timeZone),
    ),
  ],
});

const hiddenCells = ['site', 'application', 'lead', 'vehicle_id', 'sent_at'];

const labelOf = (cell: string): string => {
  const words = cell.replaceAll(/(?=[A-Z])|_/g, ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

export const buildFiguresPart = (cells: Readonly<Record<string, string>>): RecordPart => ({
  title: 'Financial details',
  facts: listFacts(
    Object.entries(cells).flatMap(([cell, text]) =>
      hiddenCells.includes(cell) ? [] : [[labelOf(cell), text] as const],
    ),
  ),
});
