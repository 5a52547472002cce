import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { isImportedBy } from './is-imported-by.ts';

interface ServerChanges {
  readonly entries: readonly string[];
  readonly onServerFile: () => void;
  /** Called for a changed source file without a known module, such as a worker's file or one that failed to load. */
  readonly onUnknownFile: () => void;
}

const isSource = (file: string): boolean =>
  file.startsWith(resolve('src')) && /\.ts$/.test(file) && !/\.test\.ts$|\/testing\//.test(file);

export const notifyServerChanges = ({ entries, onServerFile, onUnknownFile }: ServerChanges): Plugin => {
  const files = new Set(entries.map((entry) => resolve(entry)));
  return {
    name: 'forecourt:server-changes',
    enforce: 'pre',
    async hotUpdate({ file, modules, server, type, read }) {
      if (this.environment.name !== 'ssr') return;
      // Some editors empty a file before they write it. `read` waits until the file has content.
      if (type === 'update') await read();
      const isKnown = modules.length > 0 || server.environments.client.moduleGraph.getModulesByFile(file) !== undefined;
      if (modules.some((module) => isImportedBy(module, files))) onServerFile();
      else if (!isKnown && type === 'update' && isSource(file)) onUnknownFile();
    },
  };
};
