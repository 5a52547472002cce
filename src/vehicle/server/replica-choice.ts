import type { Database, DatabaseService } from '#src/platform/db/database.ts';
import { withTimeout } from '#src/platform/jobs/with-timeout.ts';

const replicaTimeoutMs = 1000;
const skipMs = 30_000;

export type Read = <T>(query: (database: Database) => Promise<T>) => Promise<T>;

export interface ReplicaChoice {
  readonly choose: (isGood: (replica: Database) => Promise<boolean>) => Promise<Read>;
}

/** Sends heavy reads to the replica, or to the primary while the replica is unavailable, slow or behind. */
export const createReplicaChoice = (
  service: Pick<DatabaseService, 'primary' | 'replica'>,
  { timeoutMs = replicaTimeoutMs, now = Date.now }: { readonly timeoutMs?: number; readonly now?: () => number } = {},
): ReplicaChoice => {
  const skippedUntilMs = new WeakMap<Database, number>();
  const skip = (replica: Database): void => {
    skippedUntilMs.set(replica, now() + skipMs);
  };

  return {
    choose: async (isGood) => {
      const { primary, replica } = service;
      const isUsable = replica !== primary && (skippedUntilMs.get(replica) ?? 0) <= now();
      const isAccepted = isUsable ? await withTimeout(timeoutMs, isGood(replica)).catch(() => undefined) : false;
      if (isAccepted === undefined) skip(replica);
      let isOnReplica = isAccepted === true;
      return async (query) => {
        if (isOnReplica) {
          try {
            return await withTimeout(timeoutMs, query(replica));
          } catch {
            isOnReplica = false;
            skip(replica);
          }
        }
        return query(primary);
      };
    },
  };
};
