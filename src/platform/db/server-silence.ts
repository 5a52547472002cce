import { DatabaseUnavailableError, isUnanswered } from './database-unavailable-error.ts';

/** Time in which a server that did not answer is not asked again, in milliseconds. */
const defaultRestMs = 1000;

/**
 * Remembers that a server left a query unanswered: who comes right after is told at once, instead of waiting as long
 * for each of several reads, or taking up a connection more.
 */
export class ServerSilence {
  readonly #restMs: number;
  #unansweredAtMs: number | undefined;

  constructor(restMs = defaultRestMs) {
    this.#restMs = restMs;
  }

  /** Throws DatabaseUnavailableError while the server is left in peace. */
  assertOver(): void {
    if (this.#unansweredAtMs === undefined || performance.now() - this.#unansweredAtMs >= this.#restMs) return;
    throw new DatabaseUnavailableError('timeout', 'it left a query unanswered a moment ago');
  }

  /** Takes note of how a query failed. */
  note(error: unknown): void {
    if (isUnanswered(error)) this.#unansweredAtMs = performance.now();
  }
}
