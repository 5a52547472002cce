import { DomainError } from '#src/lib/domain-error.ts';

/** Bounds how much of one kind of work a key may have under way at a time. */
export interface ConcurrencyLimit {
  /** Runs the work, or throws DomainError tooMany when as much as may be of the key is under way. */
  readonly run: <T>(key: string, work: () => Promise<T>) => Promise<T>;
}

/**
 * @param max works of one key at a time
 * @param message what is told to who asks for more
 */
export const createConcurrencyLimit = (max: number, message: string): ConcurrencyLimit => {
  const underWay = new Map<string, number>();
  return {
    run: async (key, work) => {
      const count = underWay.get(key) ?? 0;
      if (count >= max) throw new DomainError('tooMany', message);
      underWay.set(key, count + 1);
      try {
        return await work();
      } finally {
        const left = (underWay.get(key) ?? 1) - 1;
        if (left > 0) underWay.set(key, left);
        else underWay.delete(key);
      }
    },
  };
};
