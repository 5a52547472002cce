import type { SearchSettings } from '../../engine/search-api.ts';
import type { EngineDocument } from '../../engine/text/text-index.ts';

export type SendOutcome =
  | { readonly kind: 'done' }
  /** If `isRetryable` is false, retries fail until somebody corrects the cause, such as a wrong key. */
  | { readonly kind: 'failed'; readonly isRetryable: boolean; readonly reason: string };

/** Every call is idempotent. @spec D.15 */
export interface ExternalIndex {
  readonly configure: (settings: SearchSettings) => Promise<SendOutcome>;
  readonly upsert: (documents: readonly EngineDocument[]) => Promise<SendOutcome>;
  readonly remove: (ids: readonly number[]) => Promise<SendOutcome>;
}
