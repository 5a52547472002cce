import { randomInt } from 'node:crypto';
import { onlinePaymentOf } from '../../src/lib/payment-paths.ts';
import { formatCount } from '../../src/lib/text/noun.ts';
import { makeReadableCode } from '../../src/lib/text/readable-code.ts';
import { findLastMoment } from '../../src/online-payment/rules/find-last-moment.ts';
import { paymentCodeLength, type RequestEvent } from '../../src/online-payment/rules/payment-request.ts';
import { askForPayment } from '../../src/online-payment/server/admin/ask-for-payment.ts';
import { createRequestProcessor } from '../../src/online-payment/server/process-request.ts';
import { requestPayable } from '../../src/online-payment/server/request-payable.ts';
import { createRequestStore, listRequests } from '../../src/online-payment/server/request-store.ts';
import type { PaymentGateway } from '../../src/payments/server/payment-gateway.ts';
import type { ResolvedSite } from '../../src/sites/config/resolved-site.ts';
import { assertSiteExists } from '../lib/assert-site-exists.ts';
import type { AdminContext } from '../lib/run-admin-command.ts';
import { maxTableRows, writeTable } from '../lib/write-table.ts';
import { describeRequest, listRequestCells } from './describe-request.ts';
import type { PaymentArguments, PaymentCommandName } from './read-payment-arguments.ts';

export interface PaymentAdmin extends AdminContext {
  readonly gateway: PaymentGateway;
  readonly siteOf: (siteSlug: string) => ResolvedSite | undefined;
}

type PaymentCommand = (args: PaymentArguments, admin: PaymentAdmin) => Promise<void>;

const noun = { one: 'payment', many: 'payments' };

const request: PaymentCommand = async ({ siteSlug = '', request: typed }, { database, siteOf, now, print }) => {
  const site = siteOf(siteSlug);
  if (site === undefined || typed === undefined) throw new Error(`There is no site ${siteSlug}.`);
  if (!site.config.onlinePayment.isEnabled)
    throw new Error(`${siteSlug} doesn't take online payments: its switch onlinePayment.isEnabled is off.`);
  const validUntil = findLastMoment(typed.until, site.timeZone, now);
  if (validUntil === undefined) throw new Error('--until must be a day within a year from today.');
  const code = makeReadableCode(paymentCodeLength, (below) => randomInt(below));
  const asked = await askForPayment(database, site, { ...typed, code, validUntil }, now);
  print(describeRequest(asked));
  print(`Send this link: ${site.url}${onlinePaymentOf(asked.code)}`);
  print(
    `Or send this code: ${asked.code}. The customer enters it at ${site.url}/online-payment with the last name ${asked.lastName}.`,
  );
};

const list: PaymentCommand = async ({ siteSlug, state, limit }, { database, sites, print }) => {
  const found = await listRequests(database, { siteSlug, state }, limit);
  if (found.length === 0) await assertSiteExists(sites, siteSlug);
  for (const one of found) print(describeRequest(one));
  print(`${formatCount(found.length, noun)}.`);
};

const exportAll: PaymentCommand = async ({ siteSlug, state, file = '' }, { database, sites, print }) => {
  const rows = (await listRequests(database, { siteSlug, state }, maxTableRows)).map(listRequestCells);
  if (rows.length === 0) await assertSiteExists(sites, siteSlug);
  await writeTable({ file, rows, noun, print });
};

/** Changes the payment and takes its next steps now, such as a refund. The server would take them later. */
const change =
  (event: RequestEvent): PaymentCommand =>
  async ({ siteSlug, code }, { database, gateway, now, print }) => {
    const [known] = await listRequests(database, { siteSlug, code }, 1);
    if (known === undefined) throw new Error(`There is no payment ${code} at ${siteSlug}.`);
    const done = await requestPayable.orderChange(database, known, event, now);
    if (done === undefined || !done.isChanged) {
      throw new Error(`Nothing changed: the payment is ${done?.row.state ?? 'gone'}.`);
    }
    const processRequest = createRequestProcessor({
      store: createRequestStore(database),
      gateway,
      onDeliveriesQueued: () => undefined,
      readClock: () => now,
      onProblem: (error) => print(`A step failed; the server will retry it: ${error}`),
    });
    print(describeRequest(await processRequest(done.row)));
  };

export const paymentCommands: Readonly<Record<PaymentCommandName, PaymentCommand>> = {
  request,
  list,
  export: exportAll,
  cancel: change({ kind: 'cancelled' }),
  refund: change({ kind: 'refundAsked' }),
  settled: change({ kind: 'settled' }),
};
