// Kills the server at each write in `stop-points.ts`, and at random moments. Checks that holds, payments, stock, emails
// and the gateway's ledger agree afterwards.
//   node bench/checkout/kill.ts [--ways reserving,buying,converting] [--random 40]
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findDisagreements } from '#src/app/host/testing/reserving/find-disagreements.ts';
import { openReserving } from '#src/app/host/testing/reserving/open-reserving.ts';
import { killAtRandom } from './kill-at-random.ts';
import { killAtStops } from './kill-at-stops.ts';

const { values } = parseArgs({
  options: {
    ways: { type: 'string', default: 'reserving,buying,converting' },
    random: { type: 'string', default: '40' },
  },
});
const hoursOfHold = 48;

const shop = await openReserving(100);
const atStops = await killAtStops(shop, values.ways.split(','));
const random = Number(values.random);
const atRandom = await killAtRandom(shop, random);

// Lets all holds expire, so that no vehicle stays reserved and no money is kept.
await shop.passHours(1);
await shop.passHours(hoursOfHold);
await shop.settle();
const { rows } = await shop.database.primary.execute(`
  SELECT (SELECT count(*)::int FROM reservations) AS reservations,
    (SELECT count(*)::int FROM test_payments WHERE captured_cents > 0) AS paid,
    (SELECT coalesce(sum(captured_cents - refunded_cents), 0)::int FROM test_payments) AS kept_cents,
    (SELECT count(*)::int FROM vehicle_holds) AS holds,
    (SELECT count(*)::int FROM lead_deliveries WHERE state IN ('delivered', 'written')) AS mails`);
const files = readdirSync(join(shop.dataDir, 'mail')).filter((name) => name.endsWith('.eml')).length;
const found = [...atStops.disagreements, ...atRandom, ...(await findDisagreements(shop.database))];
await shop.close();

console.log(
  `${atStops.kills} kills at writes, ${random} at random; in the end`,
  rows[0],
  `and ${files} mails as files`,
);
const { kept_cents: keptCents, holds, mails } = rows[0] as { kept_cents: number; holds: number; mails: number };
const isRight = found.length === 0 && keptCents === 0 && holds === 0 && files === mails;
console.log(isRight ? 'all agrees' : ['DISAGREES', ...found].join('\n'));
process.exitCode = isRight ? 0 : 1;
