import type { Picture } from './picture.ts';

/** A list of vehicles by index, in the order of a page. */
export interface PageOrder {
  readonly indexes: readonly number[];
  /** How near two vehicles are, by how many places one is after the other. */
  readonly nearness: readonly number[];
}

/** Beside a vehicle, or below it in rows of three or four. Pages may leave out one in between. */
export const inGrid: PageOrder['nearness'] = [36, 8, 25, 25, 4, 1];
export const inRow: PageOrder['nearness'] = [30, 2];

/** Later rounds know all neighbours, and mend what the first couldn't foresee. */
const rounds = 10;

type Neighbours = readonly ReadonlyMap<number, number>[];

/** Returns which vehicles are near each one in the lists, and how much that matters: the closer, the more. */
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

/**
 * Chooses each vehicle's first picture from its own: one that its neighbours don't have, and that few others have.
 * @param leads the pictures that may come first, by vehicle
 * @param lists the first holds all vehicles
 */
export const spreadLeads = (
  leads: readonly (readonly Picture[])[],
  lists: readonly PageOrder[],
): readonly (Picture | undefined)[] => {
  const neighbours = findNeighbours(leads.length, lists);
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
    for (const index of lists[0]?.indexes ?? []) {
      count(chosen[index], -1);
      chosen[index] = choose(index);
      count(chosen[index], 1);
    }
  }
  return chosen;
};
