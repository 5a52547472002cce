import { setTimeout as wait } from 'node:timers/promises';
import { createBuyer } from '#src/app/host/testing/reserving/create-buyer.ts';
import { createShopper } from '#src/app/host/testing/reserving/create-shopper.ts';
import { findDisagreements } from '#src/app/host/testing/reserving/find-disagreements.ts';
import { type Reserving, slugOf } from '#src/app/host/testing/reserving/open-reserving.ts';

const shopperCount = 8;
const vehicleCount = 3;
const longestMs = 700;

const cards = ['4242 4242 4242 4242', '4242 4242 4242 4242', '4000 0000 0000 0002', '4000 0025 0000 3155'];

const pick = <T>(values: readonly T[]): T => values[Math.floor(Math.random() * values.length)] as T;

const shopUntilKilled = async (shop: Reserving): Promise<void> => {
  for (let answer: string | null = ''; answer !== null; ) {
    const make = pick([createShopper, createBuyer]);
    const shopper = make(shop.server, slugOf(1 + Math.floor(Math.random() * vehicleCount)));
    answer = await shopper.introduce();
    for (const act of ['pay', 'pay', 'release'] as const) {
      if (answer !== null) answer = await (act === 'pay' ? shopper.pay(pick(cards)) : shopper.release());
    }
  }
};

export const killAtRandom = async (shop: Reserving, kills: number): Promise<readonly string[]> => {
  const disagreements: string[] = [];
  for (let kill = 0; kill < kills; kill += 1) {
    const shopping = Array.from({ length: shopperCount }, () => shopUntilKilled(shop));
    await wait(Math.random() * longestMs);
    await shop.kill();
    await Promise.all(shopping);
    await shop.start();
    // After every second kill, an hour passes, as if the shoppers who were paying never returned.
    if (kill % 2 === 0) await shop.passHours(1);
    await shop.settle();
    const found = await findDisagreements(shop.database);
    disagreements.push(...found.map((what) => `at random ${kill}: ${what}`));
    console.log(`at random, ${kill + 1} of ${kills}: ${found.length === 0 ? 'all agrees' : found.join('; ')}`);
  }
  return disagreements;
};
