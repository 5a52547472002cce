import type { RecordAction, RecordTag } from '#src/staff/view/record-view.ts';

/** States that all payables have. */
export const payableTags = {
  paying: { text: 'Paying', tone: 'open' },
  refunding: { text: 'Refunding', tone: 'open' },
  owed: { text: 'Refund refused', tone: 'lost' },
  refunded: { text: 'Refunded', tone: 'open' },
} as const satisfies Readonly<Record<string, RecordTag>>;

/** Events that all payables have. */
export const payableEventWords = {
  paymentNamed: 'payment opened',
  declined: 'card declined',
  paymentGone: 'payment cancelled',
  refundFailed: 'the bank refused the refund',
  timePassed: 'time ran out',
  refundAsked: 'refund asked for',
  settled: 'paid back another way',
} as const;

export const warnOfError = (lastError: string | null): string | null =>
  lastError === null ? null : 'The last step at the payment provider failed. We’ll keep trying, so nothing is lost.';

/** Says why a change did nothing. */
export const describeUnchanged = (noun: string, { text }: RecordTag): string =>
  `Nothing changed: this ${noun} is already “${text}”.`;

export type ChangeWords = Pick<RecordAction, 'label' | 'note' | 'isDanger'>;

export const writeSettled = (amount: string): ChangeWords => ({
  label: 'Record it as paid back',
  note: `The bank refused the refund. Use this once you have paid the ${amount} back another way.`,
  isDanger: false,
});

export const buildChangeActions = <Name extends string>(
  changes: readonly Name[],
  words: Readonly<Record<Name, ChangeWords>>,
): readonly RecordAction[] => changes.map((intent) => ({ intent, fields: [], ...words[intent] }));
