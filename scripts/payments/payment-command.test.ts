import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readAmountCents } from '../../src/online-payment/rules/read-amount-cents.ts';
import { createPaymentRequestService } from '../../src/online-payment/server/payment-request-service.ts';
import { createRequestProcessor } from '../../src/online-payment/server/process-request.ts';
import { createRequestStore } from '../../src/online-payment/server/request-store.ts';
import { goodCard } from '../../src/online-payment/testing/open-test-payments.ts';
import { createTestGateway } from '../../src/payments/server/open-payments.ts';
import type { DatabaseService } from '../../src/platform/db/database.ts';
import { openDatabase } from '../../src/platform/db/open-database.ts';
import { copyMigratedFolder } from '../../src/platform/db/testing/open-test-databases.ts';
import { makeTemporaryFolder } from '../../src/platform/testing/make-temporary-folder.ts';
import { openSitesDir } from '../../src/sites/server/site-source.ts';
import { minimalSite } from '../../src/sites/testing/minimal-site.ts';
import { resolveOrThrow } from '../../src/sites/testing/resolve-or-throw.ts';
import { paymentCommands } from './payment-commands.ts';
import { readPaymentArguments } from './read-payment-arguments.ts';

const folder = makeTemporaryFolder('payments-command');
const now = new Date('2026-11-20T01:00:00Z');
const makeSite = (slug: string, isEnabled: boolean) => ({
  ...resolveOrThrow(minimalSite(slug, 'group', { onlinePayment: { isEnabled } })),
  configVersion: '1',
});
const sites = [makeSite('wattle', true), makeSite('bare', false)];
let database: DatabaseService;

const run = async (...argv: readonly string[]): Promise<string> => {
  const args = readPaymentArguments(argv);
  const lines: string[] = [];
  const siteOf = (asked: string) => sites.find(({ slug }) => slug === asked);
  const print = (line: string) => void lines.push(line);
  await paymentCommands[args.command](args, {
    database,
    gateway: createTestGateway(database),
    siteOf,
    sites: openSitesDir('sites'),
    now,
    print,
  });
  return lines.join('\n');
};

const asked = [
  ...['request', '--amount', '1,250.50', '--reference', 'INV-204', '--for', 'Balance', '--first-name', 'Ann'],
  ...['--last-name', 'Example', '--email', 'ann@example.com', '--phone', '0412 345 678'],
];
const askedOtherwise = (name: string, typed: string): readonly string[] =>
  asked.map((text, index) => (asked[index - 1] === `--${name}` ? typed : text));
const ask = async (...more: readonly string[]): Promise<string> => {
  const output = await run(...asked, '--site', 'wattle', ...more);
  return /this code: (\S+)\./.exec(output)?.[1] ?? '';
};
const pay = async (code: string): Promise<void> => {
  const parts = { store: createRequestStore(database), gateway: createTestGateway(database), readClock: () => now };
  const processRequest = createRequestProcessor({
    ...parts,
    onDeliveriesQueued: () => undefined,
    onProblem: () => undefined,
  });
  const service = createPaymentRequestService({ ...parts, process: processRequest });
  const found = await service.find('wattle', code);
  if (found !== undefined) await service.pay(found, goodCard);
};

describe('npm run payments', { timeout: 60_000 }, () => {
  beforeAll(async () => {
    await copyMigratedFolder(join(folder, 'data'));
    database = await openDatabase({ dataDir: join(folder, 'data') });
  });
  afterAll(() => database?.close());

  it('requests a payment with its own link and code, which expire after the last day [L2.16]', async () => {
    const output = await run(...asked, '--site', 'wattle', '--until', '2026-12-01');
    expect(output).toMatch(/wattle {2}(?:[2-9A-Z]{4}-){3}[2-9A-Z]{4} {2}requested: \$1,250\.50, INV-204 \(Balance\)/);
    expect(output).toMatch(/Send this link: https:\/\/www\.wattle\.example\/online-payment\?token=(?:[2-9A-Z]{4}-){3}/);
    expect(output).toContain('valid until 2026-12-01T14:00:00.000Z');
    expect(await ask()).not.toBe(await ask());
  });

  it('cancels an unpaid payment and refunds a paid one, each only once [L2.16]', async () => {
    const [unpaid, paid] = [await ask(), await ask()];
    await pay(paid);
    expect(await run('list', '--state', 'paid')).toContain('1 payment.');
    expect(await run('cancel', unpaid, '--site', 'wattle')).toContain('cancelled: $1,250.50');
    await expect(run('cancel', paid, '--site', 'wattle')).rejects.toThrow('Nothing changed: the payment is paid.');
    await expect(run('refund', paid, '--site', 'bare')).rejects.toThrow('There is no payment');
    expect(await run('refund', paid.toLowerCase(), '--site', 'wattle')).toContain('refunded: $1,250.50');
    await expect(run('refund', paid, '--site', 'wattle')).rejects.toThrow('Nothing changed');
    const file = join(folder, 'payments.csv');
    expect(await run('export', file, '--state', 'refunded')).toContain('1 payment written to');
    expect(readFileSync(file, 'utf8')).toContain(`wattle,${paid},refunded,"$1,250.50"`);
  });

  it('lists refunds that a bank refused, and records that they were settled another way [L2.16]', async () => {
    const code = await ask();
    await pay(code);
    await expect(run('settled', code, '--site', 'wattle')).rejects.toThrow('Nothing changed: the payment is paid.');
    await run('refund', code, '--site', 'wattle');
    const store = createRequestStore(database);
    const known = await store.findByCode('wattle', code);
    const refused = { kind: 'refundFailed', amountCents: 125_050, failedRefunds: 1 } as const;
    if (known !== undefined) await store.apply(known, [refused], now);
    const listed = await run('list', '--state', 'owed');
    expect(listed).toContain(
      `wattle  ${code}  owed: $1,250.50, $1,250.50 to refund another way: the bank refused the refund`,
    );
    expect(await run('settled', code, '--site', 'wattle')).toContain('refunded: $1,250.50');
    expect(await run('list', '--state', 'owed')).toBe('0 payments.');
  });

  it('lets one of several commands change a payment, and tells the others its state [L2.16]', async () => {
    const code = await ask();
    await pay(code);
    const ends = await Promise.allSettled(
      ['refund', 'cancel', 'refund'].map((command) => run(command, code, '--site', 'wattle')),
    );
    expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected']);
    for (const end of ends) {
      if (end.status === 'rejected')
        expect(String(end.reason)).toMatch(/Nothing changed: the payment is (paid|refund)/);
    }
  });

  it.each([
    ['a site without online payments', [...asked, '--site', 'bare'], "doesn't take online payments"],
    ['an unknown site', [...asked, '--site', 'nowhere'], 'There is no site nowhere.'],
    ['a past day', [...asked, '--site', 'wattle', '--until', '2026-11-19'], '--until must be a day within a year'],
    ['an invalid email address', [...askedOtherwise('email', 'ann'), '--site', 'wattle'], 'email address'],
    ['an invalid phone number', [...askedOtherwise('phone', '12'), '--site', 'wattle'], 'phone number we can call'],
  ])('refuses %s [L2.16]', async (_what, argv, words) => {
    await expect(run(...argv)).rejects.toThrow(words);
  });

  it.each([
    ['1250', 125_000],
    ['$1,250.05', 125_005],
    ['100000', 10_000_000],
    ['100000.01', undefined],
    ['0.99', undefined],
    ['12.5', 1_250],
    ['1,250.00', 125_000],
    ['12.', undefined],
    ['12.345', undefined],
    ['1,25.00', undefined],
    ['1e3', undefined],
    ['-5', undefined],
  ])('reads %j as %j cents [L2.16]', (written, cents) => {
    expect(readAmountCents(written)).toBe(cents);
  });

  it.each([
    [['cancel', 'x', '--site', 'wattle']],
    [['request']],
    [['export', 'a.txt']],
    [['nothing']],
    [['settled', 'x', '--site', 'wattle']],
    [asked],
  ])('refuses %j with the usage', (argv) => {
    expect(() => readPaymentArguments(argv)).toThrow('Usage:');
  });
});
