import type { SavedFeed } from './save-feed.ts';

/** What a server said about a feed, so that it isn't sent again unchanged. */
export interface Validators {
  readonly etag: string | null;
  readonly lastModified: string | null;
}

export interface FetchedFeed {
  readonly kind: 'fetched';
  readonly feed: SavedFeed;
  /** For its ending. */
  readonly fileName: string;
  readonly validators: Validators;
}

/** Fetches a feed into a temporary file. Throws FeedSourceError. */
export type FetchFeed<Source> = (
  source: Source,
  validators: Validators,
  signal: AbortSignal,
) => Promise<FetchedFeed | { readonly kind: 'unchanged' }>;
