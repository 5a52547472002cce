import {
  type EnqueuedTaskPromise,
  Meilisearch,
  MeilisearchApiError,
  type MeilisearchError,
  type Settings,
} from 'meilisearch';
import type { SearchSettings } from '../../engine/search-api.ts';
import { describeSettings } from '../meilisearch/describe-settings.ts';
import type { ExternalIndex, SendOutcome } from './external-index.ts';

export interface MeilisearchIndexOptions {
  readonly host: string;
  readonly apiKey: string;
  readonly indexUid: string;
  readonly timeoutMs?: number;
}

/** The operator may change all other settings on the server. */
const sentSettings = [
  'searchableAttributes',
  'filterableAttributes',
  'sortableAttributes',
  'rankingRules',
  'typoTolerance',
  'faceting',
  'pagination',
] as const;

const pickSettings = (settings: SearchSettings): Settings => {
  const described = describeSettings(settings);
  return Object.fromEntries(sentSettings.map((name) => [name, described[name]]));
};

const isLasting = (status: number): boolean => status >= 400 && status < 500 && status !== 408 && status !== 429;

const describeFailure = (error: unknown): SendOutcome => {
  const isRetryable = !(error instanceof MeilisearchApiError && isLasting(error.response.status));
  return { kind: 'failed', isRetryable, reason: (error as MeilisearchError).message };
};

/** Each call waits for the server to finish the task. Failures are outcomes, never rejections. */
export const createMeilisearchIndex = ({
  host,
  apiKey,
  indexUid,
  timeoutMs = 60_000,
}: MeilisearchIndexOptions): ExternalIndex => {
  const index = new Meilisearch({ host, apiKey, timeout: timeoutMs }).index(indexUid);

  const finish = async (start: () => EnqueuedTaskPromise): Promise<SendOutcome> => {
    try {
      const { status, error } = await start().waitTask({ timeout: timeoutMs });
      if (status === 'succeeded') return { kind: 'done' };
      const reason = error?.message ?? `The task was ${status}.`;
      return { kind: 'failed', isRetryable: error?.type !== 'invalid_request', reason };
    } catch (error) {
      return describeFailure(error);
    }
  };

  return {
    configure: (settings) => finish(() => index.updateSettings(pickSettings(settings))),
    upsert: (documents) => finish(() => index.addDocuments([...documents], { primaryKey: 'id' })),
    remove: (ids) => finish(() => index.deleteDocuments([...ids])),
  };
};
