import { formatCount } from '#src/lib/text/noun.ts';
import { capitalise } from '#src/lib/text/words.ts';
import { describeWhen } from '#src/staff/view/describe-when.ts';
import {
  buildField,
  listFacts,
  type RecordAction,
  type RecordListPages,
  type RecordListView,
  type RecordPart,
} from '#src/staff/view/record-view.ts';
import type { DrawnPrize } from '../../rules/compare-draws.ts';

export interface ShownSpin {
  readonly campaignKey: string;
  readonly sequence: number;
  readonly words: string;
  readonly code: string | null;
  readonly validUntil: string | null;
  readonly drawnAt: string;
  readonly redeemedAt: string | null;
  readonly firstName: string | null;
  readonly email: string | null;
}

export interface PrizeListSurroundings extends RecordListPages {
  readonly timeZone: string;
  /** The day in the site's time zone, 'YYYY-MM-DD'. */
  readonly today: string;
}

const tagOf = ({ redeemedAt, validUntil }: ShownSpin, today: string) => {
  if (redeemedAt !== null) return { text: 'Handed out', tone: 'won' } as const;
  const isLapsed = validUntil !== null && validUntil < today;
  return isLapsed ? ({ text: 'Expired', tone: 'open' } as const) : ({ text: 'Not handed out', tone: 'new' } as const);
};

export const buildPrizeListView = (
  spins: readonly ShownSpin[],
  { timeZone, today, ...pages }: PrizeListSurroundings,
): RecordListView => ({
  title: 'Wheel prizes',
  tabs: [],
  rows: spins.map((spin) => ({
    key: `${spin.campaignKey}-${spin.sequence}`,
    href: null,
    title: capitalise(spin.words),
    tag: tagOf(spin, today),
    facts: [spin.firstName ?? 'Erased', ...(spin.email === null ? [] : [spin.email]), spin.code ?? ''].filter(
      (text) => text !== '',
    ),
    when: describeWhen(Date.parse(spin.drawnAt), timeZone),
  })),
  noRows: 'Nobody has won a prize yet.',
  ...pages,
});

export const redeemAction: RecordAction = {
  intent: 'redeem',
  label: 'Hand out a prize',
  note: 'Enter the code the winner shows you. It works once.',
  isDanger: false,
  fields: [buildField({ name: 'code', label: 'Code', maxLength: 30 })],
};

export interface ShownCampaign {
  readonly campaignKey: string;
  readonly spins: number;
  readonly prizes: readonly DrawnPrize[];
  readonly faults: readonly string[];
}

export const buildRecordParts = (campaigns: readonly ShownCampaign[]): readonly RecordPart[] =>
  campaigns.map(({ campaignKey, spins, prizes, faults }) => ({
    title: `${campaignKey}: ${formatCount(spins, { one: 'spin', many: 'spins' })}`,
    facts: listFacts([
      ...prizes.map(
        ({ words, drawn, expected }) => [capitalise(words), `drawn ${drawn}, expected ${expected.toFixed(1)}`] as const,
      ),
      ['Record', faults.length === 0 ? 'All spins match the record.' : faults.join(' ')],
    ]),
  }));
