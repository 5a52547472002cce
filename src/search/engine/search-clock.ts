import { SearchError } from './search-error.ts';
import { createThreadBudget } from './thread-budget.ts';

/** Ends a search that holds the thread for too long. Searches are synchronous, so nothing else is served meanwhile. */
export class SearchClock {
  #budget = createThreadBudget(Number.POSITIVE_INFINITY);

  /** @param maxMs milliseconds of processor time that the search may use */
  start(maxMs: number): void {
    this.#budget = createThreadBudget(maxMs);
  }

  /** Called once for every condition, word or row that takes long to look at. */
  check(): void {
    if (!this.#budget.isSpent()) return;
    throw new SearchError(
      'search_too_costly',
      'The search takes too long. Use fewer or simpler filter conditions, fewer words, or fewer attributes to search on.',
    );
  }
}
