import { Worker } from 'node:worker_threads';
import type { WorkerReply, WorkerRequest } from './embedded-worker.ts';

interface Deferred<T> {
  readonly promise: Promise<T>;
  readonly resolve: (value: T) => void;
  readonly reject: (error: Error) => void;
}

const createDeferred = <T>(): Deferred<T> => {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  // Callers that await the promise still see the rejection. A rejection that nobody awaits must not end the process.
  promise.catch(() => undefined);
  return { promise, resolve, reject };
};

interface Running {
  readonly onData: (bytes: Uint8Array) => void;
  readonly finished: Deferred<void>;
  tail: Buffer;
}

/** The first bytes of ReadyForQuery, which ends every response. One status byte follows. */
const readyForQuery = Buffer.from('Z\0\0\0\x05', 'latin1');
const readyBytes = readyForQuery.length + 1;

const isReady = (tail: Buffer): boolean => tail.subarray(0, -1).equals(readyForQuery);

export class PostgresThread {
  readonly #worker: Worker;
  readonly #ready = createDeferred<void>();
  readonly #ended = createDeferred<Error>();
  #running: Running | undefined;
  #isGone = false;
  #whyEnded: string | undefined;

  constructor(folder: string) {
    this.#worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), { workerData: { folder } });
    this.#worker.on('message', (reply: WorkerReply) => this.#take(reply));
    this.#worker.on('error', (error) => {
      this.#whyEnded ??= error.message;
    });
    this.#worker.on('exit', () => this.#end());
  }

  get ready(): Promise<void> {
    return this.#ready.promise;
  }

  /** Resolves with the reason once the thread has ended and another thread can open its files. */
  get ended(): Promise<Error> {
    return this.#ended.promise;
  }

  send(bytes: Uint8Array<ArrayBuffer>, onData: (bytes: Uint8Array) => void): Promise<void> {
    if (this.#running !== undefined) throw new Error('The embedded database answers one request at a time.');
    const finished = createDeferred<void>();
    if (this.#isGone) {
      finished.reject(this.#endError());
      return finished.promise;
    }
    this.#running = { onData, finished, tail: Buffer.alloc(0) };
    this.#post({ kind: 'protocol', bytes }, [bytes.buffer]);
    return finished.promise;
  }

  kill(why: string): void {
    this.#whyEnded ??= why;
    void this.#worker.terminate();
  }

  async close(): Promise<void> {
    this.#whyEnded ??= 'because it was closed';
    this.#post({ kind: 'close' });
    await this.ended;
  }

  #post(request: WorkerRequest, transfer: readonly ArrayBuffer[] = []): void {
    this.#worker.postMessage(request, transfer);
  }

  #take(reply: WorkerReply): void {
    if (reply.kind === 'ready') this.#ready.resolve();
    if (reply.kind === 'failed') this.kill(reply.message);
    if (reply.kind === 'data') this.#takeData(reply.bytes);
    if (reply.kind === 'closed') void this.#worker.terminate();
    if (reply.kind === 'done') this.#finish();
  }

  #takeData(bytes: Uint8Array): void {
    if (this.#running === undefined) return;
    this.#running.tail = Buffer.concat([this.#running.tail, bytes.subarray(-readyBytes)]).subarray(-readyBytes);
    this.#running.onData(bytes);
  }

  #finish(): void {
    const running = this.#running;
    if (running === undefined) return;
    if (!isReady(running.tail)) {
      // PostgreSQL panicked, e.g. because it can't write its log. It will never respond again.
      this.kill('because it panicked');
      return;
    }
    this.#running = undefined;
    running.finished.resolve();
  }

  #endError(): Error {
    return new Error(`The embedded database stopped ${this.#whyEnded ?? 'when its thread ended'}`);
  }

  #end(): void {
    this.#isGone = true;
    this.#ready.reject(new Error(`The embedded database could not start: ${this.#whyEnded ?? 'its thread ended'}`));
    this.#running?.finished.reject(this.#endError());
    this.#running = undefined;
    this.#ended.resolve(this.#endError());
  }
}
