import { destination, type Logger, pino } from 'pino';

export type { Logger };

/**
 * Logs JSON lines to standard output without personal data: requests are logged without query, address or headers, and
 * these fields are redacted.
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
