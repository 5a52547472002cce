import { DatabaseUnavailableError, isUnanswered } from './database-unavailable-error.ts';

const defaultOpenMs = 1000;

/** Fails fast after an unanswered query, so that a page doesn't wait for one timeout after another. */
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
