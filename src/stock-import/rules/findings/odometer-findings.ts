import { isAbsent } from '#src/vehicle/rules/fields/field-table.ts';
import { looksLikePrice, type OdometerPrices } from '../limits/find-odometer-prices.ts';
import type { ComparedRow } from './compared-row.ts';
import type { Finding, FindingOptions } from './finding.ts';

export const hasSwappedOdometer = (
  { isUnchanged, offered, after }: ComparedRow,
  { isSwapped }: FindingOptions,
): boolean => !isUnchanged && offered !== undefined && isSwapped(offered, after);

export const hasRolledBackOdometer = (row: ComparedRow, options: FindingOptions): boolean =>
  !row.isUnchanged &&
  row.offered !== undefined &&
  !hasSwappedOdometer(row, options) &&
  options.isRolledBack(row.offered, row.vehicle);

export const hasFirstOdometer = ({ isUnchanged, offered, after }: ComparedRow): boolean =>
  !isUnchanged && after.odometerKm !== null && (offered?.odometerKm ?? null) === null;

export const countOdometerPrices: Finding<OdometerPrices> = () => {
  let [count, of] = [0, 0];
  return {
    add: ({ writtenKm }) => {
      if (!isAbsent(writtenKm)) of += 1;
      if (looksLikePrice(writtenKm)) count += 1;
    },
    end: () => ({ count, of }),
  };
};
