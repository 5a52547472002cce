import { type Paint, toneOf } from './colours.ts';
import type { LeadPicture } from './picture.ts';

export interface PageOrder {
  readonly indexes: readonly number[];
  /** Penalties for two vehicles that look alike, by their distance in the list. The first is for neighbours. */
  readonly nearness: readonly number[];
}

/**
 * Penalties in a grid of one to four columns, where neighbours are beside or below each other. Several distances count,
 * because a promotion in the grid shifts vehicles, and a page can leave a vehicle out.
 */
export const inGrid: PageOrder['nearness'] = [900, 800, 800, 800, 100, 10];
export const inNarrowedGrid: PageOrder['nearness'] = [50, 30, 30, 25, 8, 1];
export const inRow: PageOrder['nearness'] = [90, 6, 3];
export const inChosenOrder: PageOrder['nearness'] = [12, 6, 6, 3];

type Neighbours = readonly ReadonlyMap<number, number>[];

const similarPaintFactor = 3;
const samePaintFactor = 30;

const weighPaints = (one: Paint | undefined, other: Paint | undefined): number => {
  if (one === undefined || other === undefined) return 1;
  if (one === other) return samePaintFactor;
  return toneOf(one) === toneOf(other) ? similarPaintFactor : 1;
};

const findNeighbours = (leads: readonly (readonly LeadPicture[])[], lists: readonly PageOrder[]): Neighbours => {
  const neighbours = leads.map(() => new Map<number, number>());
  const paints = leads.map(([first]) => first?.paint);
  const add = (index: number, other: number, weight: number): void => {
    const known = neighbours[index];
    known?.set(other, (known.get(other) ?? 0) + weight * weighPaints(paints[index], paints[other]));
  };
  for (const { indexes, nearness } of lists) {
    for (const [place, index] of indexes.entries()) {
      for (const [gap, weight] of nearness.entries()) {
        const other = indexes[place + gap + 1];
        if (other === undefined) break;
        add(index, other, weight);
        add(other, index, weight);
      }
    }
  }
  return neighbours;
};

const sideBySide = 25;
const maxRounds = 300;
const fullRounds = 6;
const fullEvery = 8;
const maxIdleRounds = 80;

type Choice = readonly (LeadPicture | undefined)[];

const rotate = <T>(list: readonly T[], by: number): readonly T[] => {
  const start = by % Math.max(1, list.length);
  return [...list.slice(start), ...list.slice(0, start)];
};

interface LookAlike {
  readonly index: number;
  readonly other: number;
  readonly weight: number;
}

const findLookAlikes = (chosen: Choice, neighbours: Neighbours): readonly LookAlike[] =>
  neighbours.flatMap((near, index) => {
    const look = chosen[index]?.look;
    if (look === undefined) return [];
    return [...near].flatMap(([other, weight]) =>
      other > index && weight >= sideBySide && chosen[other]?.look === look ? [{ index, other, weight }] : [],
    );
  });

const weighLookAlikes = (lookAlikes: readonly LookAlike[]): number =>
  lookAlikes.reduce((sum, { weight }) => sum + weight, 0);

const memory = 0.8;

/** Exponent of a look-alike's weight. With 1, `spreadLeads` gets stuck on the heaviest look-alikes. */
const penaltyExponent = 0.85;

const raisePenalties = (penalties: readonly Map<number, number>[], lookAlikes: readonly LookAlike[]): void => {
  for (const own of penalties) for (const [other, penalty] of own) own.set(other, penalty * memory);
  for (const { index, other, weight } of lookAlikes) {
    const raised = (penalties[index]?.get(other) ?? 0) + weight ** penaltyExponent;
    penalties[index]?.set(other, raised);
    penalties[other]?.set(index, raised);
  }
};

const chooseCheapest = (options: readonly LeadPicture[], costOf: (picture: LeadPicture) => number) => {
  let cheapest: { readonly picture: LeadPicture; readonly cost: number } | undefined;
  for (const picture of options) {
    const cost = costOf(picture);
    if (cheapest === undefined || cost < cheapest.cost) cheapest = { picture, cost };
  }
  return cheapest?.picture;
};

/**
 * Chooses each vehicle's first picture from its own pictures: one that looks unlike its neighbours' first pictures, and
 * that few other vehicles have.
 * @param leads the pictures that can come first, by vehicle
 * @param lists the list that shoppers see most often comes first
 */
export const spreadLeads = (leads: readonly (readonly LeadPicture[])[], lists: readonly PageOrder[]): Choice => {
  const neighbours = findNeighbours(leads, lists);
  const penalties = leads.map(() => new Map<number, number>());
  const options = leads.map((own, index) => rotate(own, index * 5));
  const chosen: (LeadPicture | undefined)[] = leads.map(() => undefined);
  const useCounts = new Map<string, number>();
  const count = (picture: LeadPicture | undefined, change: 1 | -1): void => {
    if (picture !== undefined) useCounts.set(picture.file, (useCounts.get(picture.file) ?? 0) + change);
  };
  const choose = (index: number): LeadPicture | undefined => {
    const costs = new Map<string | undefined, number>();
    for (const [other, weight] of neighbours[index] ?? []) {
      const look = chosen[other]?.look;
      costs.set(look, (costs.get(look) ?? 0) + weight + (penalties[index]?.get(other) ?? 0));
    }
    return chooseCheapest(
      options[index] ?? [],
      ({ file, look }) => (costs.get(look) ?? 0) + (useCounts.get(file) ?? 0) / leads.length,
    );
  };
  const everyone = [...new Set([...(lists[0]?.indexes ?? []), ...leads.keys()])];
  let choosing = everyone;
  let best: { readonly chosen: Choice; readonly weight: number; readonly round: number } | undefined;
  for (let round = 0; round < maxRounds; round += 1) {
    for (const index of choosing) {
      count(chosen[index], -1);
      chosen[index] = choose(index);
      count(chosen[index], 1);
    }
    const lookAlikes = findLookAlikes(chosen, neighbours);
    const weight = weighLookAlikes(lookAlikes);
    if (best === undefined || weight < best.weight) best = { chosen: [...chosen], weight, round };
    if (round >= fullRounds && (weight === 0 || round - best.round > maxIdleRounds)) break;
    const isNextFull = round + 1 < fullRounds || (round + 1) % fullEvery === 0;
    choosing = isNextFull ? everyone : [...new Set(lookAlikes.flatMap(({ index, other }) => [index, other]))];
    raisePenalties(penalties, lookAlikes);
  }
  return best?.chosen ?? [];
};
