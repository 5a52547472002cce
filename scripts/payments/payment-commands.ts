import { randomInt } from 'node:crypto';
import { onlinePaymentOf } from '../../src/lib/checkout-paths.ts';
import { addDays, endOfLocalDay, localDay } from '../../src/lib/dates/local-day.ts';
import { makeReadableCode } from '../../src/lib/text/readable-code.ts';
import { paymentCodeLength, type RequestEvent } from '../../src/online-payment/rules/payment-request.ts';
import { askForPayment } from '../../src/online-payment/server/admin/ask-for-payment.ts';
import { createRequestProcessor } from '../../src/online-payment/server/process-request.ts';
import { requestPayable } from '../../src/online-payment/server/request-payable.ts';
import { createRequestStore, listRequests } from '../../src/online-payment/server/request-store.ts';
import type { PaymentGateway } from '../../src/payments/server/payment-gateway.ts';
import type { DatabaseService } from '../../src/platform/db/database.ts';
import type { ResolvedSite } from '../../src/sites/config/resolved-site.ts';
import { explainNothing } from '../lib/explain-nothing.ts';
import { writeTable } from '../lib/write-table.ts';
import { describeRequest, listRequestCells } from './describe-request.ts';
import type { PaymentArguments, PaymentCommandName } from './read-payment-arguments.ts';

/** What the commands work on. */
export interface PaymentAdmin {
  readonly database: DatabaseService;
  readonly gateway: PaymentGateway;
  readonly sitesDir: string;
  readonly siteOf: (siteSlug: string) => ResolvedSite | undefined;
  readonly now: Date;
  /** Tells the person at the terminal. */
  readonly print: (line: string) => void;
}

type PaymentCommand = (args: PaymentArguments, admin: PaymentAdmin) => Promise<void>;

/** For how long a payment can be made where nobody says, in days. */
const usualDays = 14;
/** And at the most. */
const mostDays = 366;
/** More than a dealer's table program opens. */
const maxExported = 100_000;

/** The end of the last day on which a payment can be made. */
const findEnd = (until: string | null, { timeZone }: ResolvedSite, now: Date): Date => {
  const today = localDay(now, timeZone);
  const day = until ?? addDays(today, usualDays);
  if (Number.isNaN(Date.parse(day)) || day < today || day > addDays(today, mostDays)) {
    throw new Error('--until is a day from today on, within a year.');
  }
  return new Date(endOfLocalDay(day, timeZone));
};

const request: PaymentCommand = async ({ siteSlug = '', request: typed }, { database, siteOf, now, print }) => {
  const site = siteOf(siteSlug);
  if (site === undefined || typed === undefined) throw new Error(`There is no site ${siteSlug}.`);
  if (!site.config.onlinePayment.isEnabled)
    throw new Error(`${siteSlug} takes no payments online: see onlinePayment.isEnabled.`);
  const code = makeReadableCode(paymentCodeLength, (below) => randomInt(below));
  const validUntil = findEnd(typed.until, site, now);
  const asked = await askForPayment(database, site, { ...typed, code, validUntil }, now);
  print(describeRequest(asked));
  print(`Send this link: ${site.url}${onlinePaymentOf(asked.code)}`);
  print(`or this code: ${asked.code}, to be typed at ${site.url}/online-payment with the last name ${asked.lastName}.`);
};

const list: PaymentCommand = async ({ siteSlug, state, limit }, { database, sitesDir, print }) => {
  const found = await listRequests(database, { siteSlug, state }, limit);
  if (found.length === 0) await explainNothing(sitesDir, siteSlug);
  for (const one of found) print(describeRequest(one));
  print(found.length === 1 ? '1 payment.' : `${found.length} payments.`);
};

const exportAll: PaymentCommand = async ({ siteSlug, state, file = '' }, { database, sitesDir, print }) => {
  const rows = (await listRequests(database, { siteSlug, state }, maxExported)).map(listRequestCells);
  if (rows.length === 0) await explainNothing(sitesDir, siteSlug);
  await writeTable({ file, rows, words: ['payment', 'payments'], print });
};

/** Changes one payment, and does at once what the server would do in a moment. */
const change =
  (event: RequestEvent): PaymentCommand =>
  async ({ siteSlug, code }, { database, gateway, now, print }) => {
    const [known] = await listRequests(database, { siteSlug, code }, 1);
    if (known === undefined) throw new Error(`There is no payment ${code} at ${siteSlug}.`);
    const done = await requestPayable.orderChange(database, known, event, now);
    if (done === undefined || !done.isChanged) {
      throw new Error(`Nothing was changed: the payment is ${done?.row.state ?? 'gone'}.`);
    }
    const processRequest = createRequestProcessor({
      store: createRequestStore(database),
      gateway,
      onDeliveriesQueued: () => undefined,
      readClock: () => now,
      onProblem: (error) => print(`It goes on when the server tries again: ${error}`),
    });
    print(describeRequest(await processRequest(done.row)));
  };

/** What each command does. */
export const paymentCommands: Readonly<Record<PaymentCommandName, PaymentCommand>> = {
  request,
  list,
  export: exportAll,
  cancel: change({ kind: 'cancelled' }),
  refund: change({ kind: 'refundAsked' }),
};
