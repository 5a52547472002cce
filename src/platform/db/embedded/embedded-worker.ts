import { fsyncSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

export type WorkerRequest = { readonly kind: 'protocol'; readonly bytes: Uint8Array } | { readonly kind: 'close' };

export type WorkerReply =
  | { readonly kind: 'ready' }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'data'; readonly bytes: Uint8Array }
  | { readonly kind: 'done' }
  | { readonly kind: 'closed' };

// PGlite's defaults disable fsync with -F: a power cut would lose committed rows. Buffers of 32 MB instead of 128 keep
// the process small; the system caches the files too. ANALYZE samples 3,000 rows instead of 30,000. The larger sample
// takes 50 MB, which WebAssembly never returns to the system, for statistics that no query here needs.
const startParams = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  ...['wal_sync_method=fdatasync', 'shared_buffers=32MB', 'default_statistics_target=10'].flatMap((setting) => [
    '-c',
    setting,
  ]),
];

// V8's optimising compiler needs 600 MB for half a second to compile PostgreSQL's SQL parser, a loop of 100 KB. The
// parser uses up the default tiering budget within a statement or two. The highest budget that V8 accepts is 165 times
// as large and lasts for over 100 statements. Named statements are parsed only once (StatementNames). Hot code is still
// compiled soon.
setFlagsFromString('--wasm-tiering-budget=2147483647');

interface OpenFile {
  readonly nfd?: number;
}

interface ModuleWithNodeFs {
  readonly NODEFS: { readonly stream_ops: { fsync?: (file: OpenFile) => number } };
}

/** Adds an fsync that reaches the disk: Emscripten's own does nothing. */
class DurableNodeFs extends NodeFS {
  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...args);
    const addFsync = (module: unknown): void => {
      (module as ModuleWithNodeFs).NODEFS.stream_ops.fsync = ({ nfd }) => {
        if (nfd !== undefined) fsyncSync(nfd);
        return 0;
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), addFsync] } };
  }
}

const port = parentPort;
if (port === null) throw new Error('embedded-worker.ts runs as a worker thread only.');
const reply = (message: WorkerReply, transfer: readonly ArrayBuffer[] = []): void =>
  port.postMessage(message, transfer);

const start = async (): Promise<void> => {
  const { folder } = workerData as { folder: string };
  const postgres = await PGlite.create({ fs: new DurableNodeFs(folder), startParams });
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
