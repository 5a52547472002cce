import { SearchError } from './search-error.ts';

/** Ends a search that holds the thread for too long. Searches are synchronous, so nothing else is served meanwhile. */
export class SearchClock {
  #endsAtMs = Number.POSITIVE_INFINITY;

  /** @param maxMs milliseconds that the search may take */
  start(maxMs: number): void {
    this.#endsAtMs = performance.now() + maxMs;
  }

  /** Called once for every condition, word or row that takes long to look at. */
  check(): void {
    if (performance.now() <= this.#endsAtMs) return;
    throw new SearchError(
      'search_too_costly',
      'The search takes too long. Use fewer or simpler filter conditions, fewer words, or fewer attributes to search on.',
    );
  }
}
