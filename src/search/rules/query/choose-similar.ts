import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';

type Compared = Pick<Vehicle, 'id' | 'status' | 'make' | 'model' | 'simpleBody'>;

const likeness = (to: Compared, candidate: Compared): number =>
  (candidate.make === to.make && candidate.model === to.model ? 4 : 0) +
  (candidate.simpleBody !== null && candidate.simpleBody === to.simpleBody ? 2 : 0) +
  (candidate.make === to.make ? 1 : 0);

/** The most alike of the vehicles found, the same model and body first, at most `count`. @spec B9.21, B5.45 */
export const chooseSimilar = <Candidate extends Compared>(
  vehicle: Compared,
  found: readonly Candidate[],
  count: number,
): readonly Candidate[] =>
  found
    .filter(({ id, status }) => id !== vehicle.id && (status === 'in_stock' || status === 'coming_soon'))
    .toSorted((a, b) => likeness(vehicle, b) - likeness(vehicle, a))
    .slice(0, count);
