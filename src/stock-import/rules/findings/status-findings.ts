import { findOffSale } from '../find-off-sale.ts';
import { findMarkedRow, type MarkedRow } from '../limits/held-marks.ts';
import type { ShiftRow } from '../limits/shifted-columns.ts';
import { addToTally, chooseTally, emptyTally, type VehicleTally, withoutPrice } from '../limits/tally-feed.ts';
import { type ConcernedRow, toTouched } from '../limits/tripped-limits.ts';
import type { ComparedRow } from './compared-row.ts';
import type { Finding } from './finding.ts';

export const tallyRows: Finding<VehicleTally> = ({ newlyPriced }) => {
  let [all, settled] = [emptyTally, emptyTally];
  return {
    add: ({ key, offered: before, vehicle, concerns }) => {
      if (before === undefined) return;
      const row = { before, photoCount: vehicle.images.length, concerns };
      all = addToTally(all, row);
      settled = addToTally(settled, newlyPriced.has(key) ? withoutPrice(row) : row);
    },
    end: () => chooseTally(all, settled),
  };
};

export const findConcerned = ({ key, offered, concerns }: ComparedRow): ConcernedRow | undefined =>
  offered === undefined || concerns.length === 0 ? undefined : { key, concerns, vehicle: toTouched(offered) };

export const findMarked = ({ key, stockNumber, before, after, columnOf }: ComparedRow): MarkedRow | undefined =>
  findMarkedRow({ key, stockNumber }, before, after, columnOf('status'));

export const toShiftRow = ({ row, stockNumber, before, after, statusWord, isUnderTitle }: ComparedRow): ShiftRow => ({
  row,
  stockNumber,
  before,
  after,
  statusWord,
  isUnderTitle,
});

export const losesStatus = ({ vehicle, known, statusWord }: ComparedRow): boolean =>
  findOffSale(vehicle) === null && known?.isAvailable === false && statusWord === null;
