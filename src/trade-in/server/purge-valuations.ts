import { and, inArray, isNull, sql } from 'drizzle-orm';
import type { DatabaseService } from '#src/platform/db/database.ts';
import { valuations } from './tables.ts';

type Primary = Pick<DatabaseService, 'primary'>;

export type ErasedValuations =
  | { readonly leadUuids: readonly string[] }
  /** Only valuations that never became a lead. */
  | { readonly visitorUuids: readonly string[] };

export const eraseValuations = async ({ primary }: Primary, erased: ErasedValuations): Promise<number> => {
  const where =
    'leadUuids' in erased
      ? inArray(valuations.leadUuid, [...erased.leadUuids])
      : and(inArray(valuations.visitorUuid, [...erased.visitorUuids]), isNull(valuations.leadUuid));
  const gone = await primary.delete(valuations).where(where).returning({ visitorUuid: valuations.visitorUuid });
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
