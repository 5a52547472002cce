import type { Plugin } from 'vite';

export const repeater = 'react-router-server-change-trigger-client-hmr';

/**
 * Makes a change reach open pages only once. One of React Router's Vite plugins would send it again. A page ignores
 * changes while it applies one, so it could then miss the next change.
 */
export const notifyPageChangesOnce = (plugins: readonly Plugin[]): Plugin[] =>
  plugins.map((plugin) => {
    const { hotUpdate } = plugin;
    if (plugin.name !== repeater || typeof hotUpdate !== 'function') return plugin;
    return {
      ...plugin,
      hotUpdate(options) {
        const isPages = options.server.environments.client.moduleGraph.getModulesByFile(options.file) !== undefined;
        return isPages ? undefined : hotUpdate.call(this, options);
      },
    };
  });
