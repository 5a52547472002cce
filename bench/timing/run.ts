// Checks whether response times reveal what responses don't. Compares known numbers, codes and links with unknown ones.
//   node bench/timing/run.ts [--pairs 400]
import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { openOwnershipHost } from '#src/app/host/testing/ownership/open-ownership-host.ts';
import type { OwnershipCall } from '#src/app/host/testing/ownership/ownership-row.ts';
import { ownershipSites } from '#src/app/host/testing/ownership/write-twin-sites.ts';
import { compareMedians } from './compare-medians.ts';
import { listSecrets } from './list-secrets.ts';

const { values } = parseArgs({ options: { pairs: { type: 'string', default: '400' } } });
const warmUps = 40;
/** Response times reveal something if, with 95% confidence, the ratio of two medians is further from 1 than this. */
const leastDifference = 0.05;

const host = await openOwnershipHost();
const { interactive } = host.database;

const time = async ({ url, form }: OwnershipCall): Promise<readonly [ms: number, answer: string]> => {
  const fromMs = performance.now();
  const { statusCode, headers } = await host.ask(ownershipSites.own, {
    method: form === undefined ? 'GET' : 'POST',
    url,
    ...(form && {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(form).toString(),
    }),
  });
  return [performance.now() - fromMs, `${statusCode} ${headers.location ?? ''}`];
};

let isNotified = false;
for (const { name, pair } of await listSecrets(host)) {
  const pairs: (readonly [number, number])[] = [];
  const answers = new Set<string>();
  for (let count = 0; count < Number(values.pairs) + warmUps; count++) {
    // Removes codes, so that no limit is reached and no table grows for just one of the two calls.
    await interactive.execute(sql`DELETE FROM sign_in_codes`);
    const [first, second] = pair(count);
    const isFirstFirst = Math.random() < 0.5;
    const [one, other] = isFirstFirst ? [first, second] : [second, first];
    const [[oneMs, oneAnswer], [otherMs, otherAnswer]] = [await time(one), await time(other)];
    answers.add(oneAnswer).add(otherAnswer);
    if (count >= warmUps) pairs.push(isFirstFirst ? [oneMs, otherMs] : [otherMs, oneMs]);
  }
  const { firstMs, secondMs, ratio, low, high } = compareMedians(pairs);
  const isSure = low > 1 + leastDifference || high < 1 - leastDifference;
  isNotified ||= isSure || answers.size > 1;
  console.log(`${name}: ${[...answers].join(', or ')}`);
  const figures = [firstMs, secondMs].map((ms) => ms.toFixed(2)).join(' and ');
  console.log(`  ms median ${figures}, ratio ${ratio.toFixed(3)} (${low.toFixed(3)} to ${high.toFixed(3)})`);
}
await host.close();
process.exitCode = isNotified ? 1 : 0;
