import { sql } from 'drizzle-orm';
import type { DatabaseService } from '#src/platform/db/database.ts';
import type { Env } from '#src/platform/env.ts';
import type { Metrics } from '#src/platform/http/metrics.ts';
import type { Logger } from '#src/platform/log/create-logger.ts';
import type { ResolvedSite } from '#src/sites/config/resolved-site.ts';
import type { SiteRegistry } from '#src/sites/server/site-registry.ts';
import { findProductionFaults, ProductionError } from './production-faults.ts';

export interface ProductionOptions {
  readonly env: Env;
  readonly log: Pick<Logger, 'warn'>;
  readonly sites: readonly ResolvedSite[];
  readonly database: Pick<DatabaseService, 'primary'>;
  readonly readClockMs?: () => number;
}

const measureClockOffset = async (
  { primary }: ProductionOptions['database'],
  readClockMs: () => number,
): Promise<number> => {
  const askedMs = readClockMs();
  const { rows } = await primary.execute<{ readonly ms: string }>(
    sql`SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS ms`,
  );
  return ((askedMs + readClockMs()) / 2 - Number(rows[0]?.ms)) / 1000;
};

/**
 * In production, throws a ProductionError that lists every fault that the operator hasn't allowed. If all faults are
 * allowed, logs a warning for each.
 */
export const assertReadyForProduction = async (options: ProductionOptions): Promise<void> => {
  const { env, log, sites, database, readClockMs = Date.now } = options;
  if (env.FORECOURT_ENV !== 'production') return;
  const clockOffsetSeconds = await measureClockOffset(database, readClockMs);
  const faults = findProductionFaults({ env, sites, clockOffsetSeconds });
  const refused = faults.filter(({ isAllowed }) => !isAllowed);
  if (refused.length > 0) throw new ProductionError(refused);
  for (const { sentence, exception } of faults) log.warn({ exception }, `allowed in production: ${sentence}`);
};

export const measureProduction = (
  { env, sites }: Pick<ProductionOptions, 'env'> & { readonly sites: Pick<SiteRegistry, 'all'> },
  metrics: Pick<Metrics, 'gaugeBy'>,
): void =>
  metrics.gaugeBy(
    'what',
    'forecourt_production_exceptions',
    'What is missing for production, such as a mail server: 1 for each.',
    async () => {
      if (env.FORECOURT_ENV !== 'production') return new Map();
      const faults = findProductionFaults({ env, sites: sites.all(), clockOffsetSeconds: 0 });
      return new Map(faults.map(({ what }) => [what, 1]));
    },
  );
