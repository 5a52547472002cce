import { DatabaseUnavailableError, isUnanswered } from './database-unavailable-error.ts';

const defaultOpenMs = 1000;

/**
 * Fails queries at once after the server left one unanswered, for `openMs` milliseconds. Otherwise a page would wait for
 * each of its reads in turn, and each would take up a connection.
 */
export class CircuitBreaker {
  readonly #openMs: number;
  #unansweredAtMs: number | undefined;

  constructor(openMs = defaultOpenMs) {
    this.#openMs = openMs;
  }

  /** Throws DatabaseUnavailableError while the breaker is open. */
  assertClosed(): void {
    if (this.#unansweredAtMs === undefined || performance.now() - this.#unansweredAtMs >= this.#openMs) return;
    throw new DatabaseUnavailableError('timeout', 'it left a query unanswered a moment ago');
  }

  /** Opens the breaker if the query failed for want of any answer. */
  recordFailure(error: unknown): void {
    if (isUnanswered(error)) this.#unansweredAtMs = performance.now();
  }
}
