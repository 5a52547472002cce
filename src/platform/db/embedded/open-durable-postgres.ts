import { closeSync, fsyncSync, openSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

// PGlite's defaults disable fsync with -F: a power cut would lose committed rows. PGlite's fdatasync does nothing, so
// the write-ahead log needs fsync. Buffers of 32 MB instead of 128 keep the process small; the system caches the files
// too. ANALYZE samples 3,000 rows instead of 30,000. The larger sample takes 50 MB, which WebAssembly never returns to
// the system, for statistics that no query here needs.
const startParams = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  ...['wal_sync_method=fsync', 'shared_buffers=32MB', 'default_statistics_target=10'].flatMap((setting) => [
    '-c',
    setting,
  ]),
];

interface OpenFile {
  readonly nfd?: number;
  readonly node: object;
}

interface ModuleWithNodeFs {
  readonly NODEFS: {
    readonly stream_ops: { fsync?: (file: OpenFile) => number };
    readonly realPath: (node: object) => string;
  };
}

type Sync = (descriptor: number) => void;

const syncFolder = (path: string, sync: Sync): void => {
  const folder = openSync(path, 'r');
  try {
    sync(folder);
  } finally {
    closeSync(folder);
  }
};

/** Adds an fsync that reaches the disk: Emscripten's own does nothing. */
class DurableNodeFs extends NodeFS {
  readonly #sync: Sync;

  constructor(folder: string, sync: Sync) {
    super(folder);
    this.#sync = sync;
  }

  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...args);
    const addFsync = (module: unknown): void => {
      const { stream_ops, realPath } = (module as ModuleWithNodeFs).NODEFS;
      stream_ops.fsync = ({ nfd, node }) => {
        if (nfd === undefined) syncFolder(realPath(node), this.#sync);
        else this.#sync(nfd);
        return 0;
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), addFsync] } };
  }
}

/** Opens PostgreSQL in this thread. A committed transaction survives a power failure. */
export const openDurablePostgres = (folder: string, sync: Sync = fsyncSync): Promise<PGlite> =>
  PGlite.create({ fs: new DurableNodeFs(folder, sync), startParams });
