import { createBuyer, createConverter } from '#src/app/host/testing/reserving/create-buyer.ts';
import { createShopper, type Shopper } from '#src/app/host/testing/reserving/create-shopper.ts';
import { findDisagreements } from '#src/app/host/testing/reserving/find-disagreements.ts';
import { type Reserving, slugOf } from '#src/app/host/testing/reserving/open-reserving.ts';
import { type StopPointName, stopPointNames } from '#src/app/host/testing/reserving/stop-points.ts';

const refusedCard = '4000 0000 0000 0002';

const listActs = (shop: Reserving, shopper: Shopper) => {
  const pay = [shopper.introduce, shopper.pay] as const;
  const release = [shopper.introduce, shopper.pay, shopper.release] as const;
  const lapse = [shopper.introduce, () => shopper.pay(refusedCard), () => shop.passHours(1)] as const;
  const byPlace: Readonly<Record<StopPointName, readonly (() => Promise<unknown>)[]>> = {
    contact: [shopper.introduce],
    taken: pay,
    paymentMade: pay,
    paymentNamed: pay,
    paid: pay,
    held: pay,
    holdSynced: pay,
    receipt: pay,
    dealerTold: pay,
    released: release,
    refundMade: release,
    refunded: release,
    vehicleFreed: release,
    goodbye: release,
    declined: [shopper.introduce, () => shopper.pay(refusedCard)],
    timePassed: [...pay, () => shop.passHours(48)],
    paymentCancelled: lapse,
    closed: lapse,
    answered: [shopper.introduce],
    ordered: pay,
    bought: pay,
  };
  return byPlace;
};

const allBut = (...others: readonly StopPointName[]) => stopPointNames.filter((point) => !others.includes(point));

const kinds = [
  { name: 'reserving', make: createShopper, places: allBut('answered', 'ordered', 'bought') },
  { name: 'buying', make: createBuyer, places: allBut('contact', 'bought') },
  { name: 'converting', make: createConverter, places: ['ordered', 'bought'] },
] as const;

const killAt = async (shop: Reserving, shopper: Shopper, point: StopPointName, outcome: 'kept' | 'undone') => {
  const acts = listActs(shop, shopper)[point];
  for (const act of acts.slice(0, -1)) await act();
  const last = acts.at(-1) ?? shopper.introduce;
  await shop.stops.stopAt(point, last);
  await shop.kill();
  await shop.stops.letGo(outcome);
  await shop.start();
  await shop.settle();
  const afterwards = await findDisagreements(shop.database);
  for (const act of [shopper.introduce, shopper.pay, shopper.release]) await act();
  await shop.settle();
  return [...afterwards, ...(await findDisagreements(shop.database))];
};

/**
 * Kills the server at writes of the given `ways` ('reserving', 'buying', 'converting'), twice at each: with the write
 * committed and with it rolled back.
 */
export const killAtStops = async (shop: Reserving, ways: readonly string[]) => {
  const disagreements: string[] = [];
  let kills = 0;
  for (const { name, make, places } of kinds.filter((kind) => ways.includes(kind.name))) {
    for (const [point, outcome] of places.flatMap((place) => [[place, 'kept'] as const, [place, 'undone'] as const])) {
      kills += 1;
      const found = await killAt(shop, make(shop.server, slugOf(kills)), point, outcome);
      disagreements.push(...found.map((what) => `${name}, ${point} ${outcome}: ${what}`));
      console.log(`${name}, ${point} ${outcome}: ${found.length === 0 ? 'all agrees' : found.join('; ')}`);
    }
  }
  return { kills, disagreements };
};
