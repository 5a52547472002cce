export interface FailureLogOptions {
  readonly log: { readonly warn: (fields: object, message: string) => void };
  readonly readClockMs?: () => number;
}

const logEveryMs = 10 * 60_000;

export const createFailureLog = ({ log, readClockMs = Date.now }: FailureLogOptions) => {
  let loggedAtMs = Number.NEGATIVE_INFINITY;
  let lost = 0;
  return (error: Error | undefined, spans: number): void => {
    lost += spans;
    if (readClockMs() - loggedAtMs < logEveryMs) return;
    loggedAtMs = readClockMs();
    log.warn({ err: error, spans: lost }, 'traces could not be sent and are lost');
    lost = 0;
  };
};
