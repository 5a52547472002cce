import { Duplex } from 'node:stream';
import type { EmbeddedPostgres } from './embedded-postgres.ts';
import type { PostgresThread } from './postgres-thread.ts';

type Done = (error?: Error | null) => void;

/** First bytes of the messages that only prepare the next one: Parse, Bind, Describe, Execute, Close. */
const preparingMessages = new Set([...'PBDEC'].map((letter) => letter.charCodeAt(0)));
const terminate = 'X'.charCodeAt(0);

/** A simple query of the protocol: kind, length of what follows the kind, text, end of text. */
const simpleQuery = (text: string): Uint8Array<ArrayBuffer> => {
  const message = Buffer.from(`Q....${text}\0`);
  message.writeInt32BE(message.length - 1, 1);
  return new Uint8Array(message);
};

/**
 * What `pg` takes for its socket: the embedded database behind the PostgreSQL protocol, so that one driver serves it
 * and a server. `pg` writes one message at a time; those of one query go over together, because the embedded database
 * ends every request with 'ready for query'.
 */
export class EmbeddedConnection extends Duplex {
  readonly #postgres: EmbeddedPostgres;
  #thread: PostgresThread | undefined;
  #pending: Buffer[] = [];

  constructor(postgres: EmbeddedPostgres) {
    super({ allowHalfOpen: false });
    this.#postgres = postgres;
  }

  /** All connections are one session inside: what another left open, or left named, goes before this one begins. */
  connect(): this {
    this.#begin().then(
      () => this.emit('connect'),
      (error: Error) => this.destroy(error),
    );
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  override _read(): void {}

  override _write(message: Buffer, _encoding: BufferEncoding, done: Done): void {
    const kind = message[0];
    if (kind === terminate) {
      done();
      return;
    }
    this.#pending.push(message);
    if (kind !== undefined && preparingMessages.has(kind)) {
      done();
      return;
    }
    const bytes = new Uint8Array(Buffer.concat(this.#pending));
    this.#pending = [];
    this.#send(bytes).then(() => done(), done);
  }

  override _final(done: Done): void {
    this.push(null);
    done();
  }

  async #begin(): Promise<void> {
    const thread = await this.#postgres.start();
    this.#thread = thread;
    // A session ends with its thread: what comes next must not run in a new one, outside the transaction it belongs to.
    void thread.ended.then((error) => this.destroy(error));
    await this.#postgres.send(thread, simpleQuery('ROLLBACK; DEALLOCATE ALL'), () => undefined);
  }

  #send(bytes: Uint8Array<ArrayBuffer>): Promise<void> {
    if (this.#thread === undefined) return Promise.reject(new Error('The connection is not open yet.'));
    return this.#postgres.send(this.#thread, bytes, (answer) => {
      if (!this.destroyed) this.push(Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength));
    });
  }
}
