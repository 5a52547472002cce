import type { FastifyBaseLogger } from 'fastify';

type Facts = Readonly<Record<string, unknown>>;

export interface LogSummary {
  /** Logs the first refusal of a kind immediately. After `windowMs`, logs how many more there were. */
  readonly note: (kind: string, log: Pick<FastifyBaseLogger, 'warn'>, facts: Facts) => void;
  readonly noteFault: (kind: string, log: Pick<FastifyBaseLogger, 'error'>, facts: Facts) => void;
}

const defaultWindowMs = 10_000;
const maxKinds = 100;

export const createLogSummary = (windowMs = defaultWindowMs): LogSummary => {
  const more = new Map<string, number>();
  const summarise = (kind: string, facts: Facts, write: (facts: Facts, isFurther: boolean) => void): void => {
    const count = more.get(kind);
    if (count !== undefined) {
      more.set(kind, count + 1);
      return;
    }
    write(facts, false);
    if (more.size >= maxKinds) return;
    more.set(kind, 0);
    const timer = setTimeout(() => {
      const further = more.get(kind) ?? 0;
      more.delete(kind);
      if (further > 0) write({ ...facts, further, windowMs }, true);
    }, windowMs);
    timer.unref();
  };
  return {
    note: (kind, log, facts) =>
      summarise(kind, facts, (said, isFurther) =>
        log.warn(said, isFurther ? 'further requests refused' : 'request refused'),
      ),
    noteFault: (kind, log, facts) =>
      summarise(kind, facts, (said, isFurther) =>
        log.error(said, isFurther ? 'further requests failed' : 'request failed'),
      ),
  };
};
