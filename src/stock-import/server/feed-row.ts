/** A row that can be read as a vehicle. */
export interface ReadableRow {
  readonly kind: 'row';
  readonly row: number;
  readonly input: Record<string, unknown>;
  readonly locationCode: unknown;
  /** Returns the file's own name for a field, for error messages. */
  readonly columnOf: (field: string) => string;
  /** Says why a cell can't be read if its field can't read it; undefined if the field itself says it best. */
  readonly explain: (field: string) => string | undefined;
}

export type FeedRow =
  | ReadableRow
  | RefusedRow
  /** The last row, if it has no line ending: the file may have been cut off there. */
  | {
      readonly kind: 'unterminated';
      readonly content: ReadableRow | RefusedRow;
      /** True if the last feed ended in the same row. Any other last row is left out. */
      readonly isRepeated: boolean;
    };

export interface RefusedRow {
  readonly kind: 'refused';
  readonly row: number;
  readonly reason: string;
  /** Null if the row couldn't be read that far. */
  readonly stockNumber: string | null;
  /** True if a quote in the row is open up to the end of the file. */
  readonly isOpen: boolean;
}

/** Creates a row that is refused as a whole. */
export const refuseRow = (row: number, reason: string): RefusedRow => ({
  kind: 'refused',
  row,
  reason,
  stockNumber: null,
  isOpen: false,
});
