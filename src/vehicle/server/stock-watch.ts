import type { DatabaseService } from '#src/platform/db/database.ts';
import { notificationChannel } from './change-stock.ts';
import { sitesState } from './tables.ts';

export interface StockChangedEvent {
  readonly siteSlug: string;
  readonly version: number;
}

/** Reports each version of a site's stock at most once, and never after a later version. */
export interface StockWatch {
  readonly onStockChanged: (listener: (event: StockChangedEvent) => void) => () => void;
  readonly catchUp: () => Promise<void>;
  readonly close: () => void;
}

const parseStockNotice = (payload: string): StockChangedEvent | undefined => {
  try {
    const notice: unknown = JSON.parse(payload);
    if (typeof notice !== 'object' || notice === null || !('kind' in notice) || notice.kind !== 'stock')
      return undefined;
    const { siteId: siteSlug, version } = notice as { siteId?: unknown; version?: unknown };
    return typeof siteSlug === 'string' && typeof version === 'number' ? { siteSlug, version } : undefined;
  } catch {
    return undefined;
  }
};

export interface StockWatchOptions {
  readonly database: Pick<DatabaseService, 'primary' | 'subscribe' | 'onReconnect'>;
  readonly pollMs?: number;
  readonly onProblem?: (error: unknown) => void;
}

export const createStockWatch = (options: StockWatchOptions): StockWatch => {
  const { database, pollMs = 60_000, onProblem = () => undefined } = options;
  const listeners = new Set<(event: StockChangedEvent) => void>();
  const notifiedVersions = new Map<string, number>();

  const report = (event: StockChangedEvent): void => {
    if (event.version <= (notifiedVersions.get(event.siteSlug) ?? 0)) return;
    notifiedVersions.set(event.siteSlug, event.version);
    for (const listener of listeners) listener(event);
  };
  const catchUp = async (): Promise<void> => {
    const states = await database.primary
      .select({ siteSlug: sitesState.siteSlug, version: sitesState.stockVersion })
      .from(sitesState);
    for (const state of states) report(state);
  };
  const unsubscribe = database.subscribe(notificationChannel, (payload) => {
    const event = parseStockNotice(payload);
    if (event !== undefined) report(event);
  });
  const catchUpQuietly = (): void => void catchUp().catch(onProblem);
  const stopCatchingUp = database.onReconnect(catchUpQuietly);
  const poll = setInterval(catchUpQuietly, pollMs).unref();

  return {
    onStockChanged: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    catchUp,
    close: () => {
      clearInterval(poll);
      unsubscribe();
      stopCatchingUp();
    },
  };
};
