import { setFlagsFromString } from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';
import { openDurablePostgres } from './open-durable-postgres.ts';

export type WorkerRequest = { readonly kind: 'protocol'; readonly bytes: Uint8Array } | { readonly kind: 'close' };

export type WorkerReply =
  | { readonly kind: 'ready' }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'data'; readonly bytes: Uint8Array }
  | { readonly kind: 'done' }
  | { readonly kind: 'closed' };

// V8's optimising compiler needs 600 MB for half a second to compile PostgreSQL's SQL parser, a loop of 100 KB. The
// parser uses up the default tiering budget within a statement or two. The highest budget that V8 accepts is 165 times
// as large and lasts for over 100 statements. Named statements are parsed only once (StatementNames). Hot code is still
// compiled soon.
setFlagsFromString('--wasm-tiering-budget=2147483647');

const port = parentPort;
if (port === null) throw new Error('embedded-worker.ts runs as a worker thread only.');
const reply = (message: WorkerReply, transfer: readonly ArrayBuffer[] = []): void =>
  port.postMessage(message, transfer);

const start = async (): Promise<void> => {
  const { folder } = workerData as { folder: string };
  const postgres = await openDurablePostgres(folder);
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
