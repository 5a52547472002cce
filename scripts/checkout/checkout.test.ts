import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eraseReservations } from '../../src/checkout/server/reservation-store.ts';
import { goodCard, openTestCheckout } from '../../src/checkout/testing/open-test-checkout.ts';
import type { PaymentStatus } from '../../src/payments/rules/payment-status.ts';
import type { DatabaseService } from '../../src/platform/db/database.ts';
import { openDatabase } from '../../src/platform/db/open-database.ts';
import { copyMigratedFolder } from '../../src/platform/db/testing/open-test-databases.ts';
import { makeTemporaryFolder } from '../../src/platform/testing/make-temporary-folder.ts';
import { purchaseSubcategory } from '../../src/purchase/rules/purchase-fields.ts';
import { openSitesDir } from '../../src/sites/server/site-source.ts';
import { checkoutCommands } from './checkout-commands.ts';
import { describeReservation, listReservationCells } from './describe-reservation.ts';
import { readCheckoutArguments } from './read-checkout-arguments.ts';

const folder = makeTemporaryFolder('checkout-command');
let database: DatabaseService;
let shop: Awaited<ReturnType<typeof openTestCheckout>>;

const run = async (...argv: readonly string[]): Promise<string> => {
  const args = readCheckoutArguments(argv);
  const lines: string[] = [];
  await checkoutCommands[args.command](args, {
    database,
    gateway: shop.gateway,
    sites: openSitesDir('sites'),
    now: shop.readClock(),
    print: (line) => void lines.push(line),
  });
  return lines.join('\n');
};

const reserve = async (): Promise<string> => {
  await shop.wait(1_000);
  await shop.introduce(1);
  await shop.service.pay(shop.askOf(1), goodCard);
  return (await shop.find(1))?.reservationUuid ?? '';
};

const shown = async () => {
  const vehicle = await shop.vehicles.findById(shop.siteSlug, shop.vehicle.id);
  return [vehicle?.isReserved, vehicle?.status];
};

describe('npm run checkout', { timeout: 60_000 }, () => {
  beforeAll(async () => {
    await copyMigratedFolder(join(folder, 'data'));
    database = await openDatabase({ dataDir: join(folder, 'data') });
    shop = await openTestCheckout(database);
  });
  afterAll(() => database?.close());

  it('lists reservations, releases one, and refunds its deposit [B9.29]', async () => {
    const id = await reserve();
    const listed = await run('list', '--state', 'held');
    expect(listed).toContain(`wattle  ${id}  held: 2023 Nissan X-Trail (W10451), $200`);
    expect(listed).toContain('Ann Example +61412345678 ann@example.com');
    expect(await shown()).toEqual([true, 'in_stock']);
    expect(await run('release', id)).toContain('refunded');
    expect(await shown()).toEqual([false, 'in_stock']);
    await expect(run('release', id)).rejects.toThrow('Nothing changed: the reservation is refunded.');
  });

  it('describes the choices and total of an online purchase only [B2.03] [D.41]', async () => {
    await reserve();
    const kept = await shop.find(1);
    if (kept?.contact == null) throw new Error('nothing is reserved');
    const record = {
      ...kept.contact.record,
      subcategory: purchaseSubcategory,
      custom: { Handover: 'Pick-up from us' },
    };
    const bought = { ...kept, contact: { ...kept.contact, record } };
    expect(describeReservation(bought)).toContain('\n  online purchase: Handover: Pick-up from us');
    expect(listReservationCells(bought)).toMatchObject({ kind: 'Online Purchase' });
    expect(describeReservation(kept)).not.toContain('purchase');
    await run('release', kept.reservationUuid);
  });

  it('marks a vehicle sold, and refunds the deposit when the sale falls through [B9.29]', async () => {
    const id = await reserve();
    expect(await run('sold', id)).toContain('sold: 2023');
    expect(await shown()).toEqual([true, 'sold']);
    expect(await run('refund', id)).toContain('refunded');
    expect(await shown()).toEqual([false, 'in_stock']);
  });

  const subscribeTo = async (standing: PaymentStatus) => {
    const {
      siteSlug,
      reservationUuid: key,
      paymentRef,
    } = (await shop.find(1)) ?? { siteSlug: '', reservationUuid: '' };
    await shop.handler.onPaymentUpdated({ siteSlug, key, ref: paymentRef ?? '' }, standing);
  };

  it('keeps a vehicle sold when the gateway refunds its deposit, and says so [B9.29]', async () => {
    const id = await reserve();
    await run('sold', id);
    await subscribeTo({ kind: 'refunded' });
    expect(await shown()).toEqual([true, 'sold']);
    expect(await run('list', '--state', 'sold')).toContain('$200, $200 refunded since');
    await run('refund', id);
    expect(await shown()).toEqual([false, 'in_stock']);
  });

  it('lists refunds that a bank refused, and records that they were settled another way [B9.29]', async () => {
    const id = await reserve();
    await expect(run('settled', id)).rejects.toThrow('Nothing changed: the reservation is held.');
    await run('release', id);
    await subscribeTo({ kind: 'paid', amountCents: 20_000, failedRefunds: 1 });
    const listed = await run('list', '--state', 'owed');
    expect(listed).toContain(`${id}  owed`);
    expect(listed).toContain('$200 to refund another way: the bank refused the refund');
    expect(await run('settled', id)).toContain('refunded');
    expect(await run('list', '--state', 'owed')).toBe('0 reservations.');
  });

  it('lets one of several commands change a reservation, and tells the others its state [B9.29]', async () => {
    const id = await reserve();
    const ends = await Promise.allSettled([run('release', id), run('refund', id), run('sold', id), run('release', id)]);
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const refused = ends.flatMap((end) => (end.status === 'rejected' ? [String(end.reason)] : []));
    for (const reason of refused) expect(reason).toMatch(/Nothing changed: the reservation is (refunding|refunded)\./);
    const { rows } = await database.primary.execute(
      `SELECT captured_cents, refunded_cents FROM test_payments WHERE payment_key = '${id}'`,
    );
    expect(rows).toEqual([{ captured_cents: 20_000, refunded_cents: 20_000 }]);
  });

  it('writes a table, and erases a person except for active reservations', async () => {
    const id = await reserve();
    const file = join(folder, 'reservations.csv');
    expect(await run('export', file)).toContain('7 reservations');
    const table = readFileSync(file, 'utf8');
    expect(table).toContain(`wattle,${id},held,1,2023 Nissan X-Trail,W10451,Ann Example`);
    expect(table).toContain('"$28,990",,$200,$200,$0');
    expect(await eraseReservations(database, { email: 'ANN@example.com' })).toBe(6);
    expect(await run('list')).toContain('1 reservation.');
    const { rows } = await database.primary.execute('SELECT payment_key FROM test_payments');
    expect(rows).toEqual([{ payment_key: id }]);
  });

  it.each([[['release', 'x']], [['list', '--state', 'nowhere']], [['export', 'a.txt']], [['nothing']]])(
    'refuses %j with the usage',
    (argv) => {
      expect(() => readCheckoutArguments(argv)).toThrow('Usage:');
    },
  );
});
