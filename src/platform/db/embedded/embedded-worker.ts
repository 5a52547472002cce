import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';

/** Messages to the worker: bytes of the PostgreSQL protocol, or the wish to stop. */
export type WorkerRequest = { readonly kind: 'protocol'; readonly bytes: Uint8Array } | { readonly kind: 'close' };

/** Messages from the worker. `data` may come many times before `done`. */
export type WorkerReply =
  | { readonly kind: 'ready' }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'data'; readonly bytes: Uint8Array }
  | { readonly kind: 'done' }
  | { readonly kind: 'closed' };

// The defaults switch fsync off with -F: a committed row would be lost with the power. open_datasync is the one method
// whose flag Node's file system passes on to the kernel.
const startParams = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  '-c',
  'wal_sync_method=open_datasync',
];

const port = parentPort;
if (port === null) throw new Error('embedded-worker.ts runs as a worker thread only.');
const reply = (message: WorkerReply, transfer: readonly ArrayBuffer[] = []): void =>
  port.postMessage(message, transfer);

const start = async (): Promise<void> => {
  const { folder } = workerData as { folder: string };
  const postgres = await PGlite.create(folder, { startParams });
  port.on('message', async (request: WorkerRequest) => {
    if (request.kind === 'close') {
      await postgres.close();
      reply({ kind: 'closed' });
      return;
    }
    await postgres.execProtocolRawStream(request.bytes, {
      syncToFs: false,
      onRawData: (view) => {
        const bytes = view.slice();
        reply({ kind: 'data', bytes }, [bytes.buffer]);
      },
    });
    reply({ kind: 'done' });
  });
  reply({ kind: 'ready' });
};

start().catch((error: unknown) => reply({ kind: 'failed', message: String(error) }));
