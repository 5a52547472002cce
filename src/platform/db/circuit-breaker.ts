import { DatabaseUnavailableError, isUnanswered } from './database-unavailable-error.ts';

const defaultOpenMs = 1000;

/** For `openMs` after an unanswered query, fails queries at once instead of letting a page wait for each. */
export class CircuitBreaker {
  readonly #openMs: number;
  #unansweredAtMs: number | undefined;

  constructor(openMs = defaultOpenMs) {
    this.#openMs = openMs;
  }

  assertClosed(): void {
    if (this.#unansweredAtMs === undefined || performance.now() - this.#unansweredAtMs >= this.#openMs) return;
    throw new DatabaseUnavailableError('timeout', 'it left a query unanswered a moment ago');
  }

  recordFailure(error: unknown): void {
    if (isUnanswered(error)) this.#unansweredAtMs = performance.now();
  }
}
