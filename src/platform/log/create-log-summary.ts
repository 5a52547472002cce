import type { FastifyBaseLogger } from 'fastify';

/** Logs what happens by the thousand in two lines a window. */
export interface LogSummary {
  /** Logs the first of a kind at once and, when the window ends, how many more there were. */
  readonly note: (kind: string, log: Pick<FastifyBaseLogger, 'warn'>, facts: Readonly<Record<string, unknown>>) => void;
}

const defaultWindowMs = 10_000;
/** Kinds that are counted at a time; a further one is logged each time. */
const maxKinds = 100;

/** A summary with windows of its own for each kind. */
export const createLogSummary = (windowMs = defaultWindowMs): LogSummary => {
  const more = new Map<string, number>();
  return {
    note: (kind, log, facts) => {
      const count = more.get(kind);
      if (count !== undefined) {
        more.set(kind, count + 1);
        return;
      }
      log.warn(facts, 'request refused');
      if (more.size >= maxKinds) return;
      more.set(kind, 0);
      const timer = setTimeout(() => {
        const further = more.get(kind) ?? 0;
        more.delete(kind);
        if (further > 0) log.warn({ ...facts, further, windowMs }, 'further requests refused');
      }, windowMs);
      timer.unref();
    },
  };
};
