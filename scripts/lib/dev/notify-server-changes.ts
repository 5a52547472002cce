import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { isImportedBy } from './is-imported-by.ts';

interface ServerChanges {
  /** The files that the server is opened by: what they import is the server's. */
  readonly entries: readonly string[];
  /** A file of the server has changed. */
  readonly onServerFile: () => void;
  /** A file has changed that no module is known of: a thread's own, or one that could not be read before. */
  readonly onUnknownFile: () => void;
}

const isSource = (file: string): boolean =>
  file.startsWith(resolve('src')) && /\.ts$/.test(file) && !/\.test\.ts$|\/testing\//.test(file);

/** A Vite plugin that says when the server is older than its files; what only pages use is left to hot reload. */
export const notifyServerChanges = ({ entries, onServerFile, onUnknownFile }: ServerChanges): Plugin => {
  const files = new Set(entries.map((entry) => resolve(entry)));
  return {
    name: 'forecourt:server-changes',
    enforce: 'pre',
    async hotUpdate({ file, modules, server, type, read }) {
      if (this.environment.name !== 'ssr') return;
      // A save can be seen before it is written: an empty file is waited for, or the server would open from it.
      if (type === 'update') await read();
      const isKnown = modules.length > 0 || server.environments.client.moduleGraph.getModulesByFile(file) !== undefined;
      if (modules.some((module) => isImportedBy(module, files))) onServerFile();
      else if (!isKnown && type === 'update' && isSource(file)) onUnknownFile();
    },
  };
};
