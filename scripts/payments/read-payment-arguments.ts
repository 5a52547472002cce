import { readReadableCode } from '../../src/lib/text/readable-code.ts';
import { paymentCodeLength, type RequestState, requestStates } from '../../src/online-payment/rules/payment-request.ts';
import { readChoice, readCommandLine, readLimit, readTableFile, refuseOperand } from '../lib/read-command-line.ts';
import { readAmountCents } from './read-amount.ts';

const usage = `Usage:
  npm run payments -- request --site SLUG --amount 1250.00 --reference INV-204 --for 'Balance of contract 204'
      --first-name Ann --last-name Example --email ann@example.com --phone '0412 345 678' [--until 2026-12-24]
                                             asks somebody to pay, by a link and a code; for 14 days unless you say
  npm run payments -- list [--site SLUG] [--state STATE] [--limit 50]   what was asked for, the newest first
  npm run payments -- cancel CODE --site SLUG   what is not paid yet cannot be paid any more
  npm run payments -- refund CODE --site SLUG   gives all of what was paid back
  npm run payments -- export FILE.csv [--site SLUG] [--state STATE]

An amount is from $1 to $100,000, with or without commas and cents. STATE is one of ${requestStates.join(', ')}.
It works on DATABASE_URL, or on the embedded database in DATA_DIR while no server runs on it.`;

const commands = {
  request: ['site', 'amount', 'reference', 'for', 'first-name', 'last-name', 'email', 'phone', 'until'],
  list: ['site', 'state', 'limit'],
  cancel: ['site'],
  refund: ['site'],
  export: ['site', 'state'],
} as const;

export type PaymentCommandName = keyof typeof commands;

/** Whom a dealer asks for what, as it was typed; whether they can be reached is seen later. */
export interface TypedRequest {
  readonly amountCents: number;
  readonly reference: string;
  readonly purpose: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  /** Last day, 'YYYY-MM-DD'; null for the usual time. */
  readonly until: string | null;
}

/** What was asked for on the command line. */
export interface PaymentArguments {
  readonly command: PaymentCommandName;
  readonly siteSlug: string | undefined;
  readonly state: RequestState | undefined;
  readonly limit: number;
  /** Of one payment; only to cancel or give back. */
  readonly code: string | undefined;
  /** File that is written; only of an export. */
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
      : fail(`Say --${name}, in up to ${maxTextLength} letters.`);
  };
  const { until = null } = values;
  if (until !== null && !/^\d{4}-\d\d-\d\d$/.test(until)) fail('--until is a day such as 2026-12-24.');
  return {
    amountCents:
      readAmountCents(textOf('amount')) ??
      fail('--amount is dollars and cents, such as 1250.00 or 1,250.00, from $1 to $100,000.'),
    reference: textOf('reference'),
    purpose: textOf('for'),
    email: textOf('email'),
    phone: textOf('phone'),
    firstName: textOf('first-name'),
    lastName: textOf('last-name'),
    until,
  };
};

/** Reads the command line; throws with the usage where it cannot be meant. */
export const readPaymentArguments = (argv: readonly string[] = process.argv.slice(2)): PaymentArguments => {
  const line = readCommandLine(argv, { usage, commands });
  const { command, operand, values, fail } = line;
  const isNamed = command === 'cancel' || command === 'refund';
  if (command === 'request' || command === 'list') refuseOperand(line);
  if ((isNamed || command === 'request') && values.site === undefined) fail('Name the site by --site.');
  const code = readReadableCode(operand ?? '', paymentCodeLength);
  if (isNamed && code === undefined) fail('Name one payment by its code, such as K7QF-3XW9-8HTP-2MRD.');
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
