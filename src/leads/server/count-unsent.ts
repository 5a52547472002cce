import { eq, inArray, or, sql } from 'drizzle-orm';
import type { Database } from '#src/platform/db/database.ts';
import type { DeliveryKind } from '../rules/delivery-kinds.ts';
import { leadDeliveries } from './tables.ts';

export interface UnsentDeliveries {
  readonly kind: DeliveryKind;
  readonly state: 'waiting' | 'written' | 'dead';
  readonly count: number;
  readonly oldestSeconds: number;
}

export const countUnsent = async (database: Database): Promise<readonly UnsentDeliveries[]> => {
  const { kind, state, queuedAt } = leadDeliveries;
  const rows = await database
    .select({
      kind,
      state,
      count: sql<number>`count(*)::int`,
      oldestSeconds: sql<number>`extract(epoch FROM clock_timestamp() - min(${queuedAt}))::float8`,
    })
    .from(leadDeliveries)
    // Two conditions, because each has its own partial index.
    .where(or(eq(state, 'waiting'), inArray(state, ['written', 'dead'])))
    .groupBy(kind, state);
  return rows as readonly UnsentDeliveries[];
};
