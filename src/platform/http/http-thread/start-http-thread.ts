import { EventEmitter, once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { CopyMemory } from './page-copies.ts';
import type { FromHttpThread, HttpThreadData, OwnAnswer, ToHttpThread } from './thread-messages.ts';

export interface HttpThread {
  /** Where the main thread has to listen. */
  readonly socketPath: string;
  /** Resolves with the port. Rejects with the operating system's error and its code. */
  readonly listen: (address: { readonly host: string; readonly port: number }) => Promise<number>;
  readonly onAnswered: (listener: (answer: OwnAnswer) => void) => void;
  /** Calls the listeners for the responses since the last report. Resolves with the memory that the copies take. */
  readonly report: () => Promise<CopyMemory>;
  readonly close: () => Promise<void>;
}

/**
 * Starts the thread that clients connect to (ADR 110). An error in the thread is thrown in the main thread, because a
 * server without the thread can't respond to anybody.
 */
export const startHttpThread = (data: Omit<HttpThreadData, 'socketPath'>): HttpThread => {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-http-'));
  const socketPath = join(folder, 'main.sock');
  const worker = new Worker(new URL('./http-worker.ts', import.meta.url), { workerData: { ...data, socketPath } });
  const post = (message: ToHttpThread): void => worker.postMessage(message);
  const messages = new EventEmitter();
  const waitFor = async <Kind extends FromHttpThread['kind']>(kind: Kind) => {
    const [message] = await once(messages, kind);
    return message as FromHttpThread & { readonly kind: Kind };
  };
  worker.on('message', (message: FromHttpThread) => messages.emit(message.kind, message));
  worker.on('error', (error) => {
    throw error;
  });

  let reporting: Promise<CopyMemory> | undefined;
  const report = async (): Promise<CopyMemory> => {
    post({ kind: 'report' });
    const { copies } = await waitFor('reported');
    reporting = undefined;
    return copies;
  };

  return {
    socketPath,
    listen: async (address) => {
      post({ kind: 'listen', ...address });
      const message = await Promise.race([waitFor('listening'), waitFor('notListening')]);
      if (message.kind === 'listening') return message.port;
      throw Object.assign(new Error(message.message), { code: message.code });
    },
    onAnswered: (listener) =>
      messages.on('answered', ({ answers }: { readonly answers: readonly OwnAnswer[] }) => answers.forEach(listener)),
    report: () => {
      reporting ??= report();
      return reporting;
    },
    close: async () => {
      post({ kind: 'close' });
      await waitFor('closed');
      await worker.terminate();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
