import { createHash } from 'node:crypto';
import type { SearchSettings } from '#src/search/engine/search-api.ts';
import { createMeilisearchIndex } from '#src/search/server/foreign/create-meilisearch-index.ts';
import type { ForeignIndex, SendOutcome } from '#src/search/server/foreign/foreign-index.ts';
import type { StockTarget } from '#src/search/server/foreign/send-stock.ts';
import type { ResolvedSite } from '#src/sites/config/resolved-site.ts';
import { findSearchKeys, isForeignSearch } from '#src/sites/server/find-search-keys.ts';

/** An index that cannot be written for want of a key, and says so. */
const createLockedIndex = (reason: string): ForeignIndex => {
  const refuse = async (): Promise<SendOutcome> => ({ kind: 'failed', isRetryable: false, reason });
  return { configure: refuse, upsert: refuse, remove: refuse };
};

const openIndex = (
  engine: ResolvedSite['searchEngine'],
  readSecret: (variable: string) => string | undefined,
): ForeignIndex => {
  const keys = findSearchKeys(engine, readSecret);
  if (keys.kind === 'missing') return createLockedIndex(`The environment has no ${keys.variables.join(', ')}.`);
  if (keys.adminKey === null) return createLockedIndex('The site names no adminKeyVariable for its search server.');
  return createMeilisearchIndex({ host: engine.host, apiKey: keys.adminKey, indexUid: engine.index });
};

/**
 * The search server that a site's file names; undefined where the built-in engine serves.
 * @param epoch of the documents: when it moves, all are sent again
 * @spec B3.25, D.15
 */
export const createStockTarget = (
  { searchEngine }: Pick<ResolvedSite, 'searchEngine'>,
  epoch: string,
  settings: SearchSettings,
  readSecret: (variable: string) => string | undefined,
): StockTarget | undefined => {
  if (!isForeignSearch(searchEngine)) return undefined;
  const { host, index } = searchEngine;
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([host, index, settings, epoch]))
    .digest('hex');
  return { index: openIndex(searchEngine, readSecret), fingerprint };
};
