import type { PageConfig } from '../../rules/page/page-config.ts';
import type { SpecRowName } from '../../rules/page/spec-row-names.ts';
import type { Vehicle } from '../../rules/vehicle.ts';
import type { Figure } from '../figure.ts';
import { type SpecRowContext, specRowTable } from './spec-row-table.ts';

/** @spec B5.17 */
const isEmpty = (value: string | number | null | undefined): boolean =>
  value === undefined || value === null || ['', 'null', 'undefined'].includes(String(value).trim().toLowerCase());

/** @spec B5.17, B5.18, B9.46 */
export const buildSpecRows = (
  vehicle: Vehicle,
  names: readonly SpecRowName[],
  config: Pick<PageConfig, 'hiddenSpecRows' | 'pastRego'>,
  today: string,
): readonly Figure[] => {
  const context: SpecRowContext = { today, pastRego: config.pastRego };
  return names.flatMap((name) => {
    const { label, read } = specRowTable[name];
    const value = config.hiddenSpecRows.includes(name) ? null : read(vehicle, context);
    return isEmpty(value) ? [] : [{ name, label, value: String(value) }];
  });
};
