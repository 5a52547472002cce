import { destination, type Logger, pino } from 'pino';
import { findTraceId } from '../tracing/trace.ts';
import { fingerprintError } from './fingerprint-error.ts';

export type { Logger };

const errorLevel = 50;

export const createLogger = (
  level: string,
  onError: (error: Error, fingerprint: string) => void = () => undefined,
): Logger =>
  pino(
    {
      level,
      base: null,
      redact: ['email', 'phone', 'name', 'last_name', 'postcode', '*.email', '*.phone', '*.password'],
      mixin: (fields: { readonly err?: unknown }, lineLevel) => {
        const traceId = findTraceId();
        const traced = traceId === undefined ? {} : { traceId };
        if (!(fields.err instanceof Error)) return traced;
        const fingerprint = fingerprintError(fields.err);
        if (lineLevel >= errorLevel) onError(fields.err, fingerprint);
        return { ...traced, fingerprint };
      },
    },
    destination({ dest: 1, sync: false }),
  );
