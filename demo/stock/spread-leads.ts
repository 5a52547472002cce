import type { Picture } from './picture.ts';

/** Vehicles this close in a list are near each other on a page, also in rows of four. */
const reach = 4;

/** Returns which vehicles are near each one in any of the lists. */
const findNeighbours = (count: number, lists: readonly (readonly number[])[]): readonly ReadonlySet<number>[] => {
  const neighbours = Array.from({ length: count }, () => new Set<number>());
  for (const list of lists) {
    for (const [place, index] of list.entries()) {
      for (const other of list.slice(place + 1, place + 1 + reach)) {
        neighbours[index]?.add(other);
        neighbours[other]?.add(index);
      }
    }
  }
  return neighbours;
};

/**
 * Chooses each vehicle's first picture from its own: one that no neighbour has, and that the fewest others have.
 * @param leads the pictures that may come first, by vehicle
 * @param lists vehicles, by index, in the orders in which pages list them; the first list holds all of them
 */
export const spreadLeads = (
  leads: readonly (readonly Picture[])[],
  lists: readonly (readonly number[])[],
): readonly (Picture | undefined)[] => {
  const neighbours = findNeighbours(leads.length, lists);
  const chosen: (Picture | undefined)[] = leads.map(() => undefined);
  const useCounts = new Map<string, number>();
  for (const index of lists[0] ?? []) {
    const near = [...(neighbours[index] ?? [])].map((other) => chosen[other]?.file);
    const costOf = ({ file }: Picture): number =>
      near.filter((other) => other === file).length * leads.length + (useCounts.get(file) ?? 0);
    const lead = (leads[index] ?? []).toSorted((a, b) => costOf(a) - costOf(b))[0];
    chosen[index] = lead;
    if (lead !== undefined) useCounts.set(lead.file, (useCounts.get(lead.file) ?? 0) + 1);
  }
  return chosen;
};
