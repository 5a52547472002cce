import { PostgresThread } from './postgres-thread.ts';

export interface EmbeddedOptions {
  /** The folder of the database's files. */
  readonly folder: string;
  /** A statement that takes longer ends with its thread: PGlite cannot cancel one. */
  readonly statementTimeoutMs: number;
}

/** A start that failed is not tried again sooner: each takes half a second of processor. */
const restartPauseMs = 1000;

/**
 * The embedded PostgreSQL. A thread that dies, or is stopped because a statement took too long, is replaced when the
 * next request comes; the files recover by their log.
 */
export class EmbeddedPostgres {
  readonly #options: EmbeddedOptions;
  #thread: PostgresThread | undefined;
  #lastRequest: Promise<void> = Promise.resolve();
  #isClosed = false;
  #timeoutsSuspended = 0;
  #failedStart: { readonly error: Error; readonly atMs: number } | undefined;

  constructor(options: EmbeddedOptions) {
    this.#options = options;
  }

  /** Starts the thread if none runs; two must never have the files open at once. */
  async start(): Promise<PostgresThread> {
    if (this.#isClosed) throw new Error('The embedded database is closed');
    const failed = this.#failedStart;
    if (failed !== undefined && performance.now() - failed.atMs < restartPauseMs) throw failed.error;
    this.#thread ??= this.#startThread();
    const thread = this.#thread;
    await thread.ready.catch((error: Error) => {
      this.#failedStart = { error, atMs: performance.now() };
      throw error;
    });
    return thread;
  }

  /**
   * Sends whole protocol messages to a thread that `start` gave, one request after another; `onData` gets the answer
   * as it comes. Rejects when the thread has ended: its session, with any open transaction, ended with it.
   */
  send(thread: PostgresThread, bytes: Uint8Array<ArrayBuffer>, onData: (bytes: Uint8Array) => void): Promise<void> {
    const answered = this.#lastRequest.then(() => this.#sendNow(thread, bytes, onData));
    this.#lastRequest = answered.catch(() => undefined);
    return answered;
  }

  /** Runs work whose statements may take as long as they need. */
  async withoutTimeout<T>(work: () => Promise<T>): Promise<T> {
    this.#timeoutsSuspended += 1;
    try {
      return await work();
    } finally {
      this.#timeoutsSuspended -= 1;
    }
  }

  /** Ends the thread at once: what is committed stays, what is not is gone. */
  async kill(): Promise<void> {
    this.#thread?.kill('because it was told to');
    await this.#thread?.ended;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    const thread = this.#thread;
    if (thread === undefined) return;
    await thread.ready.catch(() => undefined);
    await thread.close();
  }

  async #sendNow(
    thread: PostgresThread,
    bytes: Uint8Array<ArrayBuffer>,
    onData: (bytes: Uint8Array) => void,
  ): Promise<void> {
    const { statementTimeoutMs } = this.#options;
    const timer =
      this.#timeoutsSuspended > 0
        ? undefined
        : setTimeout(() => thread.kill(`after a statement of over ${statementTimeoutMs} ms`), statementTimeoutMs);
    try {
      await thread.send(bytes, onData);
    } finally {
      clearTimeout(timer);
    }
  }

  #startThread(): PostgresThread {
    const thread = new PostgresThread(this.#options.folder);
    void thread.ended.then(() => {
      this.#thread = undefined;
    });
    return thread;
  }
}
