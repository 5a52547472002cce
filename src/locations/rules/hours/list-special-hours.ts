import type { SpecialHours } from '#src/sites/model/site-location.ts';
import type { PlacesConfig } from '../config.ts';
import { readSpecialHours } from './special-hours-schema.ts';

/** The special hours of one place: those that name it come before those of every place, and so hold. @spec L3.07 */
export const listSpecialHours = (locationId: number, rows: PlacesConfig['specialHours']): readonly SpecialHours[] =>
  rows
    .map(readSpecialHours)
    .filter((row) => row.locationId === undefined || row.locationId === locationId)
    .toSorted((a, b) => Number(a.locationId === undefined) - Number(b.locationId === undefined))
    .map(({ day, status, open, close }) => ({ day, status, open: open ?? null, close: close ?? null }));
