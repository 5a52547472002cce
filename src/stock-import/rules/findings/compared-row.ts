import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import type { UnreadCell } from '../create-word-columns.ts';
import type { FoundRow } from '../limits/brake.ts';
import type { IdentityCells } from '../limits/identity-cells.ts';
import type { ShiftCells } from '../limits/shifted-columns.ts';
import type { RowConcern, StoredFacts } from '../limits/survey-feed-row.ts';
import type { JudgedPrice } from './judged-price.ts';

export interface StoredCar extends StoredFacts, IdentityCells {
  readonly id: number;
  readonly stockNumber: string;
  readonly odometerKm: number | null;
  readonly lastPriceCents: number | null;
}

export interface ComparedRow extends FoundRow {
  readonly row: number;
  readonly vehicle: Vehicle;
  readonly known: StoredCar | undefined;
  /** The stored vehicle, if it's shown and not sold. Limits count only changes that shoppers can see. */
  readonly offered: StoredCar | undefined;
  readonly isUnchanged: boolean;
  readonly before: ShiftCells | undefined;
  readonly after: ShiftCells;
  readonly concerns: readonly RowConcern[];
  /** The row's price, if it's new and shoppers see or will see it. */
  readonly judged: JudgedPrice | undefined;
  readonly cells: readonly string[];
  readonly costCells: readonly UnreadCell[];
  readonly statusWord: string | null;
  readonly isUnderTitle: boolean;
  /** In digits, or as written if the odometer can't be read. */
  readonly writtenKm: unknown;
  readonly columnOf: (field: string) => string;
}
