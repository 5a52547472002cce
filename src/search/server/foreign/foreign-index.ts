import type { SearchSettings } from '../../engine/search-api.ts';
import type { SearchDocument } from '../../engine/text/text-index.ts';

export type SendOutcome =
  | { readonly kind: 'done' }
  /** Not retryable: the same call fails again until somebody changes something, such as a key. */
  | { readonly kind: 'failed'; readonly isRetryable: boolean; readonly reason: string };

/** A site's index on a search server of its own. Every call is safe to repeat. @spec D.15 */
export interface ForeignIndex {
  readonly configure: (settings: SearchSettings) => Promise<SendOutcome>;
  /** Puts documents in, or in the place of those with the same id. */
  readonly upsert: (documents: readonly SearchDocument[]) => Promise<SendOutcome>;
  readonly remove: (ids: readonly number[]) => Promise<SendOutcome>;
}
