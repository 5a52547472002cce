import type { Refusal, Warning } from '../rules/row-remark.ts';
import { type PlanContext, type PlannedRow, planRow } from './plan-row.ts';
import { type ReadFeedOptions, readFeed } from './read-feed.ts';

export interface FeedEvents {
  readonly onProgress?: (progress: ImportProgress) => void;
  /** Called for each fault of each refused row, in file order. */
  readonly onRefusal?: (refusal: Refusal) => void;
  readonly onWarning?: (warning: Warning) => void;
  readonly onUnknownHeadings?: (headings: readonly string[]) => void;
}

export interface ImportProgress {
  readonly bytes: number;
  readonly rows: number;
}

/** What one reading of a feed, from end to end, found. */
export interface FeedReading {
  readonly rows: number;
  readonly refused: number;
  readonly warned: number;
  /** True when a row's stock number could not be read: it may belong to any vehicle. */
  readonly hasUnknownVehicles: boolean;
  /** Hash of a last row that was left out because it has no line ending; null when there was none. */
  readonly heldRowHash: string | null;
  /** Specification names of the fields that the feed has. */
  readonly fields: readonly string[];
}

export interface FeedPassOptions extends FeedEvents {
  readonly feed: Omit<ReadFeedOptions, 'onBytes' | 'onUnknownHeadings' | 'onFields'>;
  readonly context: PlanContext;
  readonly onVehicle: (planned: Extract<PlannedRow, { kind: 'vehicle' }>) => Promise<void> | void;
}

/** Reads a feed once, row by row, and hands over each vehicle. */
export const runFeedPass = async (options: FeedPassOptions): Promise<FeedReading> => {
  const { feed, context, onVehicle, onProgress, onRefusal, onWarning, onUnknownHeadings } = options;
  const counts = { rows: 0, refused: 0, warned: 0 };
  let hasUnknownVehicles = false;
  let heldRowHash: string | null = null;
  let fields: readonly string[] = [];
  let bytes = 0;
  const refuse = (refusals: readonly Refusal[]): void => {
    counts.refused += 1;
    hasUnknownVehicles ||= refusals.some(({ stockNumber }) => stockNumber === null);
    for (const refusal of refusals) onRefusal?.(refusal);
  };
  const rows = readFeed({
    ...feed,
    onBytes: (count) => {
      bytes += count;
      onProgress?.({ bytes, rows: counts.rows });
    },
    onFields: (names) => {
      fields = names;
    },
    ...(onUnknownHeadings && { onUnknownHeadings }),
  });
  for await (const batch of rows) {
    for (const row of batch) {
      if (row.kind === 'unterminated') {
        heldRowHash = row.hash;
        hasUnknownVehicles = true;
        continue;
      }
      counts.rows += 1;
      if (row.kind === 'refused') {
        refuse([{ row: row.row, column: null, reason: row.reason, stockNumber: null }]);
        continue;
      }
      const planned = planRow(row, context);
      if (planned.kind === 'refuse') {
        refuse(planned.refusals);
        continue;
      }
      if (planned.warnings.length > 0) counts.warned += 1;
      for (const warning of planned.warnings) onWarning?.(warning);
      await onVehicle(planned);
    }
  }
  return { ...counts, hasUnknownVehicles, heldRowHash, fields };
};
