import { destination, type Logger, pino } from 'pino';

export type { Logger };

/** Logs JSON lines without personal data: these fields are redacted, and requests have no query or address. */
export const createLogger = (level: string): Logger =>
  pino(
    {
      level,
      base: null,
      redact: ['email', 'phone', 'name', 'last_name', 'postcode', '*.email', '*.phone', '*.password'],
    },
    destination({ dest: 1, sync: false }),
  );
