import { DomainError } from '#src/lib/domain-error.ts';

export interface ConcurrencyLimit {
  /** Throws DomainError tooMany if the key is at its limit. */
  readonly run: <T>(key: string, work: () => Promise<T>) => Promise<T>;
}

export const createConcurrencyLimit = (max: number, message: string): ConcurrencyLimit => {
  const inFlight = new Map<string, number>();
  return {
    run: async (key, work) => {
      const count = inFlight.get(key) ?? 0;
      if (count >= max) throw new DomainError('tooMany', message);
      inFlight.set(key, count + 1);
      try {
        return await work();
      } finally {
        const left = (inFlight.get(key) ?? 1) - 1;
        if (left > 0) inFlight.set(key, left);
        else inFlight.delete(key);
      }
    },
  };
};
