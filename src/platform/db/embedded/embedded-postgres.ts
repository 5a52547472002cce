import { PostgresThread } from './postgres-thread.ts';

export interface EmbeddedOptions {
  readonly folder: string;
  /** PGlite can't cancel a statement, so a statement that takes longer ends the database's thread. */
  readonly statementTimeoutMs: number;
}

/** Milliseconds after a failed start in which another start fails at once, because each costs half a second of CPU. */
const restartPauseMs = 1000;

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

  /** Starts a thread unless one is running, because two threads must never have the files open at the same time. */
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

  /** Rejects if the thread ends, which also ends its open transaction. */
  send(thread: PostgresThread, bytes: Uint8Array<ArrayBuffer>, onData: (bytes: Uint8Array) => void): Promise<void> {
    const answered = this.#lastRequest.then(() => this.#sendNow(thread, bytes, onData));
    this.#lastRequest = answered.catch(() => undefined);
    return answered;
  }

  async withoutTimeout<T>(work: () => Promise<T>): Promise<T> {
    this.#timeoutsSuspended += 1;
    try {
      return await work();
    } finally {
      this.#timeoutsSuspended -= 1;
    }
  }

  async kill(): Promise<void> {
    this.#thread?.kill('because it was killed');
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
