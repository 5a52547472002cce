import type { Database, DatabaseService } from '#src/platform/db/database.ts';
import { withTimeout } from '#src/platform/jobs/with-timeout.ts';

/** How long a read waits for a replica before the primary serves it. */
const replicaTimeoutMs = 1000;
/** How long a failed replica is skipped. */
const restMs = 30_000;

/** Runs a read on the chosen database. Falls back to the primary when the replica fails or times out. */
export type Read = <T>(query: (database: Database) => Promise<T>) => Promise<T>;

export interface ReplicaChoice {
  /** Chooses the replica if `isGood` accepts it, otherwise the primary. */
  readonly choose: (isGood: (replica: Database) => Promise<boolean>) => Promise<Read>;
}

/** Sends heavy reads to a replica, with the primary as the fallback when it is unavailable, slow or behind. */
export const createReplicaChoice = (
  service: Pick<DatabaseService, 'primary' | 'replica'>,
  { timeoutMs = replicaTimeoutMs, now = Date.now }: { readonly timeoutMs?: number; readonly now?: () => number } = {},
): ReplicaChoice => {
  const restsUntilMs = new WeakMap<Database, number>();
  const rest = (replica: Database): void => {
    restsUntilMs.set(replica, now() + restMs);
  };

  return {
    choose: async (isGood) => {
      const { primary, replica } = service;
      const isAsked = replica !== primary && (restsUntilMs.get(replica) ?? 0) <= now();
      const answer = isAsked ? await withTimeout(timeoutMs, isGood(replica)).catch(() => undefined) : false;
      if (answer === undefined) rest(replica);
      let isOnReplica = answer === true;
      return async (query) => {
        if (isOnReplica) {
          try {
            return await withTimeout(timeoutMs, query(replica));
          } catch {
            isOnReplica = false;
            rest(replica);
          }
        }
        return query(primary);
      };
    },
  };
};
