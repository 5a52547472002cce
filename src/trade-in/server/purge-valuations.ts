import { inArray, sql } from 'drizzle-orm';
import type { DatabaseService } from '#src/platform/db/database.ts';
import { valuations } from './tables.ts';

type Primary = Pick<DatabaseService, 'primary'>;

export const eraseValuations = async ({ primary }: Primary, leadUuids: readonly string[]): Promise<number> => {
  if (leadUuids.length === 0) return 0;
  const gone = await primary
    .delete(valuations)
    .where(inArray(valuations.leadUuid, [...leadUuids]))
    .returning({ leadUuid: valuations.leadUuid });
  return gone.length;
};

export const createValuationPurge = ({ primary }: Primary) => ({
  purgeBefore: async (moment: Date): Promise<number> => {
    const { rowCount } = await primary.execute(sql`
      DELETE FROM ${valuations} WHERE started_at < ${moment.toISOString()}::timestamptz`);
    return rowCount ?? 0;
  },
});

export const createPlatePurge = ({ primary }: Primary) => ({
  purgeBefore: async (moment: Date): Promise<number> => {
    const { rowCount } = await primary.execute(sql`
      UPDATE ${valuations} SET rego = NULL, rego_state = NULL
      WHERE started_at < ${moment.toISOString()}::timestamptz AND rego IS NOT NULL`);
    return rowCount ?? 0;
  },
});
