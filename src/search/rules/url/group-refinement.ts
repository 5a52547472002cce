import { findColourFamily } from '#src/vehicle/rules/find-colour-family.ts';
import { findFuelGroup } from '#src/vehicle/rules/find-fuel-group.ts';
import type { RefinementKey } from '../search-state.ts';

const groupers: Readonly<Partial<Record<RefinementKey, (value: string) => string | null>>> = {
  fuel: (value) => findFuelGroup({ simpleFuel: value, fuel: null }),
  colour: (value) => (value === '' ? null : findColourFamily(value)),
};

/**
 * A value as its filter counts it: a record's own fuel ('Petrol - Unleaded') and paint ('Glacier White') stand for their
 * group, so that an address with either keeps finding vehicles.
 * @spec B3.14
 */
export const groupRefinement = (key: RefinementKey, value: string): string => groupers[key]?.(value) ?? value;
