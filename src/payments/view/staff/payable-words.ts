import type { RecordAction, RecordTag } from '#src/staff/view/record-view.ts';

export const payableTags = {
  paying: { text: 'Paying', tone: 'open' },
  refunding: { text: 'Refunding', tone: 'open' },
  owed: { text: 'Refund refused', tone: 'lost' },
  refunded: { text: 'Refunded', tone: 'open' },
} as const satisfies Readonly<Record<string, RecordTag>>;

export const payableEventWords = {
  paymentNamed: 'payment opened',
  declined: 'card declined',
  paymentGone: 'payment cancelled',
  refundFailed: 'the bank refused the refund',
  timePassed: 'time to pay ran out',
  refundAsked: 'requested a refund',
  settled: 'recorded the refund as paid another way',
} as const;

export const warnOfError = (lastError: string | null): string | null =>
  lastError === null ? null : 'The last step at the payment provider failed. We’ll keep trying, so nothing is lost.';

export const describeUnchanged = (noun: string, { text }: RecordTag): string =>
  `Nothing changed: this ${noun} is already “${text}”.`;

export type ChangeWords = Pick<RecordAction, 'label' | 'note' | 'isDanger'>;

export const writeSettled = (amount: string): ChangeWords => ({
  label: 'Record as paid back',
  note: `The bank refused the refund. Use this once you’ve paid the ${amount} back another way.`,
  isDanger: false,
});

export const buildChangeActions = <Name extends string>(
  changes: readonly Name[],
  words: Readonly<Record<Name, ChangeWords>>,
): readonly RecordAction[] => changes.map((intent) => ({ intent, fields: [], ...words[intent] }));
