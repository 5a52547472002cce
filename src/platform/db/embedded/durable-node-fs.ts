import { fsyncSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** As much of an open file as is needed: the descriptor that Node gave for it. */
interface OpenFile {
  readonly nfd?: number;
}

interface ModuleWithNodeFs {
  readonly NODEFS: { readonly stream_ops: { fsync?: (file: OpenFile) => number } };
}

/**
 * PGlite's file system on a folder, with an fsync that reaches the disk. Emscripten's own leaves fsync out, so that
 * PostgreSQL believes its log and its checkpoints to be on the disk when they are in memory only.
 */
export class DurableNodeFs extends NodeFS {
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
