import type { Picture } from './picture.ts';

export interface PageOrder {
  readonly indexes: readonly number[];
  /** How much it matters that two vehicles are near each other: first at one place apart, then at two, and so on. */
  readonly nearness: readonly number[];
}

/**
 * For a grid: neighbours are beside a vehicle, or below it in rows of three or four. A page can leave out a vehicle in
 * between.
 */
export const inGrid: PageOrder['nearness'] = [36, 8, 25, 25, 4, 1];
export const inRow: PageOrder['nearness'] = [40, 2];
/** Orders that shoppers choose themselves matter less. */
export const inChosenOrder: PageOrder['nearness'] = [12, 2, 6, 6];

/** Later rounds know all neighbours, so they correct the first round's choices. */
const rounds = 6;

type Neighbours = readonly ReadonlyMap<number, number>[];

/** Returns, for each vehicle, its neighbours in the lists and how much each matters: the closer, the more. */
const findNeighbours = (count: number, lists: readonly PageOrder[]): Neighbours => {
  const neighbours = Array.from({ length: count }, () => new Map<number, number>());
  const add = (index: number, other: number, weight: number): void => {
    const known = neighbours[index];
    known?.set(other, (known.get(other) ?? 0) + weight);
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

/** From this weight on, two vehicles with the same picture would be seen side by side. */
const sideBySide = 25;
const maxAttempts = 40;

type Choice = readonly (Picture | undefined)[];

/** Rotates a list of pictures, so that vehicles with equal choices don't all take the first one. */
const rotate = <T>(list: readonly T[], by: number): readonly T[] => {
  const start = by % Math.max(1, list.length);
  return [...list.slice(start), ...list.slice(0, start)];
};

const arrange = (leads: readonly (readonly Picture[])[], order: readonly number[], neighbours: Neighbours): Choice => {
  const chosen: (Picture | undefined)[] = leads.map(() => undefined);
  const useCounts = new Map<string, number>();
  const count = (picture: Picture | undefined, change: 1 | -1): void => {
    if (picture !== undefined) useCounts.set(picture.file, (useCounts.get(picture.file) ?? 0) + change);
  };
  const choose = (index: number): Picture | undefined => {
    const costs = new Map<string | undefined, number>();
    for (const [other, weight] of neighbours[index] ?? []) {
      const file = chosen[other]?.file;
      costs.set(file, (costs.get(file) ?? 0) + weight);
    }
    const costOf = ({ file }: Picture): number => (costs.get(file) ?? 0) + (useCounts.get(file) ?? 0) / leads.length;
    return (leads[index] ?? []).toSorted((a, b) => costOf(a) - costOf(b))[0];
  };
  for (let round = 0; round < rounds; round += 1) {
    for (const index of order) {
      count(chosen[index], -1);
      chosen[index] = choose(index);
      count(chosen[index], 1);
    }
  }
  return chosen;
};

const countLookAlikes = (chosen: Choice, neighbours: Neighbours): number =>
  neighbours.reduce((sum, near, index) => {
    const file = chosen[index]?.file;
    const alike = [...near].filter(([other, weight]) => weight >= sideBySide && chosen[other]?.file === file);
    return sum + (file === undefined ? 0 : alike.length);
  }, 0);

/**
 * Chooses each vehicle's first picture from its own: one that its neighbours don't have, and that few others have.
 * @param leads the pictures that can come first, by vehicle
 * @param lists the first holds all vehicles
 */
export const spreadLeads = (leads: readonly (readonly Picture[])[], lists: readonly PageOrder[]): Choice => {
  const neighbours = findNeighbours(leads.length, lists);
  const order = lists[0]?.indexes ?? [];
  let best: { readonly chosen: Choice; readonly lookAlikes: number } | undefined;
  for (let attempt = 0; attempt < maxAttempts && best?.lookAlikes !== 0; attempt += 1) {
    const rotated = leads.map((own, index) => rotate(own, index * 5 + attempt * 3));
    const chosen = arrange(rotated, attempt % 2 === 0 ? order : order.toReversed(), neighbours);
    const lookAlikes = countLookAlikes(chosen, neighbours);
    if (best === undefined || lookAlikes < best.lookAlikes) best = { chosen, lookAlikes };
  }
  return best?.chosen ?? [];
};
