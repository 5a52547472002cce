import { isDay } from '../../src/lib/dates/local-day.ts';
import { readReadableCode } from '../../src/lib/text/readable-code.ts';
import { defaultValidDays } from '../../src/online-payment/rules/config.ts';
import { paymentCodeLength, type RequestState, requestStates } from '../../src/online-payment/rules/payment-request.ts';
import { readAmountCents } from '../../src/online-payment/rules/read-amount-cents.ts';
import { databaseNote, formatUsage } from '../lib/format-usage.ts';
import { readChoice, readCommandLine, readLimit, readTableFile, refuseOperand } from '../lib/read-command-line.ts';

const usage = formatUsage({
  summary: 'Requests, lists, cancels, refunds and exports payments made at /online-payment.',
  calls: [
    'npm run payments -- request --site SLUG --amount AMOUNT --reference TEXT --for TEXT',
    '    --first-name NAME --last-name NAME --email EMAIL --phone PHONE [--until DATE]',
    'npm run payments -- list [--site SLUG] [--state STATE] [--limit N]',
    'npm run payments -- cancel|refund|settled CODE --site SLUG',
    'npm run payments -- export FILE.csv [--site SLUG] [--state STATE]',
  ],
  commands: {
    request: 'Creates a payment and prints its link and code, which you send to the customer',
    list: 'Lists payments, newest first',
    cancel: 'Cancels an unpaid payment',
    refund: 'Refunds a payment in full, or retries a refund the bank refused',
    settled: 'Records that you refunded the money another way, after the bank refused a refund (state owed)',
    export: 'Writes payments to a CSV file',
  },
  options: {
    '--site SLUG': "The payment's site; for list and export, only payments to this site",
    '--state STATE': `Only payments in this state: ${requestStates.join(', ')}`,
    '--limit N': 'Maximum number of payments to list (50 by default)',
    '--amount AMOUNT': 'From $1 to $100,000, such as 1250, 1250.00 or 1,250.00',
    '--reference TEXT': 'Your reference, such as the number of an invoice',
    '--for TEXT': 'What the payment is for',
    '--until DATE': `The last day to pay, such as 2026-12-24 (${defaultValidDays} days from today by default)`,
  },
  notes: [databaseNote],
  example:
    "npm run payments -- request --site wattle-group --amount 1250.00 --reference INV-204 --for 'Balance of contract 204'\n" +
    "      --first-name Ann --last-name Example --email ann@example.com --phone '0412 345 678'",
});

const changes = ['cancel', 'refund', 'settled'] as const;

const commands = {
  request: ['site', 'amount', 'reference', 'for', 'first-name', 'last-name', 'email', 'phone', 'until'],
  list: ['site', 'state', 'limit'],
  cancel: ['site'],
  refund: ['site'],
  settled: ['site'],
  export: ['site', 'state'],
} as const;

export type PaymentCommandName = keyof typeof commands;

/** `askForPayment` checks the email address and phone number. */
export interface TypedRequest {
  readonly amountCents: number;
  readonly reference: string;
  readonly purpose: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  /** Last day to pay, 'YYYY-MM-DD'; null for the default. */
  readonly until: string | null;
}

export interface PaymentArguments {
  readonly command: PaymentCommandName;
  readonly siteSlug: string | undefined;
  readonly state: RequestState | undefined;
  readonly limit: number;
  readonly code: string | undefined;
  readonly file: string | undefined;
  readonly request: TypedRequest | undefined;
}

const maxTextLength = 120;

const readRequest = (
  values: Readonly<Record<string, string | undefined>>,
  fail: (reason: string) => never,
): TypedRequest => {
  const textOf = (name: string): string => {
    const text = (values[name] ?? '').trim();
    return text !== '' && text.length <= maxTextLength
      ? text
      : fail(`--${name} needs text of up to ${maxTextLength} characters.`);
  };
  const { until = null } = values;
  if (until !== null && !isDay(until)) fail('--until must be a day such as 2026-12-24.');
  return {
    amountCents:
      readAmountCents(textOf('amount')) ?? fail('--amount must be from $1 to $100,000, such as 1250.00 or 1,250.00.'),
    reference: textOf('reference'),
    purpose: textOf('for'),
    email: textOf('email'),
    phone: textOf('phone'),
    firstName: textOf('first-name'),
    lastName: textOf('last-name'),
    until,
  };
};

export const readPaymentArguments = (argv: readonly string[] = process.argv.slice(2)): PaymentArguments => {
  const line = readCommandLine(argv, { usage, commands });
  const { command, operand, values, fail } = line;
  const isNamed = changes.some((one) => one === command);
  if (command === 'request' || command === 'list') refuseOperand(line);
  if ((isNamed || command === 'request') && values.site === undefined) fail('Name the site with --site.');
  const code = readReadableCode(operand ?? '', paymentCodeLength);
  if (isNamed && code === undefined) fail('Give the code of one payment, such as K7QF-3XW9-8HTP-2MRD.');
  return {
    command,
    siteSlug: values.site,
    state: readChoice('state', values.state, requestStates, fail),
    limit: readLimit(values.limit, fail),
    code: isNamed ? code : undefined,
    file: command === 'export' ? readTableFile(operand, fail) : undefined,
    request: command === 'request' ? readRequest(values, fail) : undefined,
  };
};
