import { checkPostcode } from '#src/calculators/rules/delivery/estimate-delivery.ts';
import { readDigits } from '#src/leads/rules/field-text.ts';
import {
  type AnswerProblem,
  type FundsEntry,
  type HandoverEntry,
  noTradeIn,
  type TradeInEntry,
} from './purchase-answers.ts';
import { purchaseFields as names } from './purchase-fields.ts';

type Fields = Pick<URLSearchParams, 'get'>;

const maxLengths = { street: 120, suburb: 80, postcode: 10, choice: 40, amount: 20, termYears: 4 };

const readText = (fields: Fields, name: string, maxLength: number): string =>
  (fields.get(name) ?? '').slice(0, maxLength).toWellFormed().replaceAll('\0', '').trim();

const oneOf = <const Kind extends string>(kinds: readonly Kind[], text: string | null): Kind | '' =>
  kinds.find((kind) => kind === text) ?? '';

/** @spec D.41 */
export const readHandover = (fields: Fields): HandoverEntry => ({
  kind: oneOf(['pickUp', 'delivery'], fields.get(names.handover)),
  street: readText(fields, names.street, maxLengths.street),
  suburb: readText(fields, names.suburb, maxLengths.suburb),
  postcode: readText(fields, names.postcode, maxLengths.postcode),
});

/** @spec D.13, D.41 */
export const checkHandover = ({ kind, street, suburb, postcode }: HandoverEntry): readonly AnswerProblem[] => {
  if (kind === '') return [{ field: names.handover, message: 'Please choose pick-up or delivery.' }];
  if (kind === 'pickUp') return [];
  const fault = checkPostcode(postcode);
  return [
    ...(street === '' ? [{ field: names.street, message: 'Please enter the street address for delivery.' }] : []),
    ...(suburb === '' ? [{ field: names.suburb, message: 'Please enter the suburb for delivery.' }] : []),
    ...(fault === 'postcodeMissing'
      ? [{ field: names.postcode, message: 'Please enter the postcode for delivery.' }]
      : []),
    ...(fault === 'postcodeInvalid'
      ? [{ field: names.postcode, message: 'Invalid postcode. Please enter a 4-digit number.' }]
      : []),
  ];
};

/** @spec D.41 */
export const readTradeIn = (fields: Fields): TradeInEntry => ({
  choice: readText(fields, names.tradeIn, maxLengths.choice),
});

/** @spec D.41 */
export const checkTradeIn = (
  { choice }: TradeInEntry,
  counting: readonly { readonly valuationUuid: string }[],
): readonly AnswerProblem[] =>
  choice === noTradeIn || counting.some(({ valuationUuid }) => valuationUuid === choice)
    ? []
    : [{ field: names.tradeIn, message: 'Please tell us whether you have a trade-in.' }];

/** @spec D.41 */
export const readFunds = (fields: Fields): FundsEntry => ({
  kind: oneOf(['own', 'finance'], fields.get(names.funds)),
  amount: readText(fields, names.amount, maxLengths.amount),
  termYears: readText(fields, names.termYears, maxLengths.termYears),
});

const readAmountCents = (text: string): number | null => {
  const digits = readDigits(text);
  if (!/^\d{1,7}(\.\d{1,2})?$/.test(digits)) return null;
  const [dollars = '', cents = ''] = digits.split('.');
  const amountCents = Number(dollars) * 100 + Number(cents.padEnd(2, '0'));
  return amountCents > 0 ? amountCents : null;
};

/** `terms` are the loan terms on offer, in years. @spec D.41 */
export const checkFunds = (
  { kind, amount, termYears }: FundsEntry,
  terms: readonly number[],
): readonly AnswerProblem[] => {
  if (kind === '')
    return [{ field: names.funds, message: 'Please tell us how you’ll pay: your own funds or finance.' }];
  if (kind === 'own') return [];
  return [
    ...(readAmountCents(amount) === null
      ? [{ field: names.amount, message: 'Please enter the amount to finance, such as 15,000.' }]
      : []),
    ...(terms.includes(Number(termYears)) ? [] : [{ field: names.termYears, message: 'Please choose a loan term.' }]),
  ];
};

/** @spec D.41 */
export const findFinancedCents = ({ kind, amount }: FundsEntry): number =>
  kind === 'finance' ? (readAmountCents(amount) ?? 0) : 0;
