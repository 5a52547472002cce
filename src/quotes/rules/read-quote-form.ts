import type { QuoteLine, QuoteSums } from '#src/leads/rules/quote.ts';
import { addDays, isDay } from '#src/lib/dates/local-day.ts';
import { maxAmountCents, maxExtras } from './calculate-quote.ts';

export interface TypedExtra {
  readonly label: string;
  readonly amount: string;
}

export interface TypedQuote {
  /** Created with the form, so that sending the form twice makes one quote. */
  readonly quoteUuid: string;
  readonly price: string;
  readonly priceKind: 'driveAway' | 'plusCharges';
  readonly charges: string;
  readonly extras: readonly TypedExtra[];
  readonly discount: string;
  readonly tradeInCar: string;
  readonly tradeIn: string;
  readonly deposit: string;
  readonly validUntil: string;
}

export interface ReadQuote {
  readonly sums: QuoteSums;
  readonly tradeIn: string | null;
  readonly validUntil: string;
}

export type QuoteReading =
  | { readonly kind: 'read'; readonly quote: ReadQuote }
  | { readonly kind: 'refused'; readonly problem: string };

export const maxValidDays = 90;

export const maxLengths = { label: 80, car: 120, amount: 20 } as const;

/** Maximum number of extras read from a form: above `maxExtras`, so that too many are refused instead of cut off. */
const maxRows = maxExtras + 10;
/** Maximum length of text read from a field: above any field's limit, so that longer text is refused, not cut off. */
const maxFieldLength = 500;

export const readTypedQuote = (form: FormData): TypedQuote => {
  const clean = (value: FormDataEntryValue | null | undefined): string =>
    typeof value === 'string'
      ? value
          .slice(0, maxFieldLength)
          .toWellFormed()
          .replaceAll(/\p{Cc}/gu, ' ')
          .trim()
      : '';
  const textOf = (name: string): string => clean(form.get(name));
  const amounts = form.getAll('extraAmount');
  return {
    quoteUuid: textOf('quote'),
    price: textOf('price'),
    priceKind: textOf('priceKind') === 'plusCharges' ? 'plusCharges' : 'driveAway',
    charges: textOf('charges'),
    extras: form
      .getAll('extraLabel')
      .slice(0, maxRows)
      .map((label, index) => ({ label: clean(label), amount: clean(amounts[index]) })),
    discount: textOf('discount'),
    tradeInCar: textOf('tradeInCar'),
    tradeIn: textOf('tradeIn'),
    deposit: textOf('deposit'),
    validUntil: textOf('validUntil'),
  };
};

type Refuse = (problem: string) => void;

const readCents = (text: string, label: string, refuse: Refuse): number | null => {
  const bare = text.replaceAll(/[$,\s]/g, '');
  if (bare === '') return null;
  const [, dollars, cents = ''] = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(bare) ?? [];
  const amount = Number(dollars) * 100 + Number(cents.padEnd(2, '0'));
  if (/^[-−–]/.test(bare)) refuse(`${label} can’t be negative. Enter it without the minus sign.`);
  else if (dollars === undefined) refuse(`${label}: enter an amount such as 28,990 or 28,990.50.`);
  else if (amount > maxAmountCents) refuse(`${label} is more than $10,000,000. Please check it.`);
  else return amount;
  return null;
};

const readExtra = ({ label, amount }: TypedExtra, index: number, refuse: Refuse): readonly QuoteLine[] => {
  if (label === '' && amount === '') return [];
  if (label === '') refuse(`Please enter a name for extra ${index + 1}.`);
  if (label.length > maxLengths.label) refuse(`The name of an extra can have up to ${maxLengths.label} characters.`);
  if (amount === '') refuse(`Enter an amount for ${label}, or 0 if it’s included.`);
  return [{ label, amountCents: readCents(amount, label, refuse) ?? 0 }];
};

const isOffered = (day: string, today: string): boolean =>
  isDay(day) && day >= today && day <= addDays(today, maxValidDays);

/** @param today 'YYYY-MM-DD' in the site's time zone */
export const readQuote = (typed: TypedQuote, today: string): QuoteReading => {
  const problems: string[] = [];
  const refuse: Refuse = (problem) => void problems.push(problem);
  const { tradeInCar, validUntil } = typed;
  const tradeInCents = readCents(typed.tradeIn, 'The trade-in allowance', refuse);
  const sums: QuoteSums = {
    priceCents: readCents(typed.price, 'The price', refuse) ?? 0,
    isDriveAway: typed.priceKind === 'driveAway',
    governmentCents: readCents(typed.charges, 'Government charges', refuse),
    extras: typed.extras.flatMap((extra, index) => readExtra(extra, index, refuse)),
    discountCents: readCents(typed.discount, 'The discount', refuse) ?? 0,
    tradeInCents: tradeInCents ?? 0,
    depositCents: readCents(typed.deposit, 'The deposit', refuse) ?? 0,
  };
  if (tradeInCar.length > maxLengths.car) refuse(`The trade-in can have up to ${maxLengths.car} characters.`);
  if (tradeInCar !== '' && typed.tradeIn === '') refuse('Enter the allowance for the trade-in.');
  if (!isOffered(validUntil, today)) refuse(`Valid until: choose a day from today to ${maxValidDays} days ahead.`);
  const [problem] = problems;
  if (problem !== undefined) return { kind: 'refused', problem };
  return { kind: 'read', quote: { sums, tradeIn: tradeInCar === '' ? null : tradeInCar, validUntil } };
};
