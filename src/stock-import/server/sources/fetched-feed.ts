import type { SavedFeed } from './save-feed.ts';

/** From a server's response. If we send them back, the server doesn't send an unchanged feed again. */
export interface Validators {
  readonly etag: string | null;
  readonly lastModified: string | null;
}

export interface FetchedFeed {
  readonly kind: 'fetched';
  readonly feed: SavedFeed;
  /** The ending of this name shows the feed's format. */
  readonly fileName: string;
  readonly validators: Validators;
}

/** Throws FeedSourceError or FeedTooLargeError if the feed or its server is at fault. */
export type FetchFeed<Source> = (
  source: Source,
  validators: Validators,
  signal: AbortSignal,
) => Promise<FetchedFeed | { readonly kind: 'unchanged' }>;
