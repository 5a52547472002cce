import { destination, type Logger, pino } from 'pino';

export type { Logger };

/**
 * Structured log lines on standard output. No line holds a shopper's details: requests are logged without query,
 * address or headers, and these fields are taken out wherever they turn up.
 */
export const createLogger = (level: string): Logger =>
  pino(
    {
      level,
      base: null,
      redact: ['email', 'phone', 'name', 'last_name', 'postcode', '*.email', '*.phone', '*.password'],
    },
    destination({ dest: 1, sync: false }),
  );
