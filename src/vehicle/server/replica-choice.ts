import type { Database, DatabaseService } from '#src/platform/db/database.ts';
import { within } from '#src/platform/jobs/within.ts';

/** Longest that a read waits for a replica before the primary does it, in milliseconds. */
const replicaTimeoutMs = 1000;
/** Time in which a replica that failed is not asked again, in milliseconds. */
const restMs = 30_000;

/** Runs a read on what was chosen; a replica that fails or does not answer in time is left for the primary. */
export type Read = <T>(query: (database: Database) => Promise<T>) => Promise<T>;

export interface ReplicaChoice {
  /** Chooses a replica that `isGood` says yes of, else the primary. */
  readonly choose: (isGood: (replica: Database) => Promise<boolean>) => Promise<Read>;
}

/** Sends heavy reads to replicas; one that is away, slow or behind is no reason to fail or to wait: the primary answers. */
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
      const answer = isAsked ? await within(timeoutMs, isGood(replica)).catch(() => undefined) : false;
      if (answer === undefined) rest(replica);
      let isOnReplica = answer === true;
      return async (query) => {
        if (isOnReplica) {
          try {
            return await within(timeoutMs, query(replica));
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
