import type { Picture } from './picture.ts';

/** A vehicle with a place in the recommended order (greater first), and the pictures that may represent it in lists. */
export interface ListedVehicle {
  readonly rank: number;
  readonly leads: readonly Picture[];
}

/** Vehicles this close in the recommended order are near each other on a page: three rows of four. */
const neighbourCount = 12;

/** Chooses each vehicle's first picture: one that its neighbours don't have, and that the fewest others have. */
export const spreadLeads = (vehicles: readonly ListedVehicle[]): readonly (Picture | undefined)[] => {
  const order = vehicles.map((_, index) => index).sort((a, b) => (vehicles[b]?.rank ?? 0) - (vehicles[a]?.rank ?? 0));
  const chosen: (Picture | undefined)[] = vehicles.map(() => undefined);
  const useCounts = new Map<string, number>();
  const recent: string[] = [];
  for (const index of order) {
    const countOf = ({ file }: Picture): number =>
      (useCounts.get(file) ?? 0) + (recent.includes(file) ? vehicles.length : 0);
    const [lead] = (vehicles[index]?.leads ?? []).toSorted((a, b) => countOf(a) - countOf(b));
    chosen[index] = lead;
    recent.push(lead?.file ?? '');
    if (recent.length > neighbourCount) recent.shift();
    if (lead !== undefined) useCounts.set(lead.file, (useCounts.get(lead.file) ?? 0) + 1);
  }
  return chosen;
};
