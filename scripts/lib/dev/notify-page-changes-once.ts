import type { Plugin } from 'vite';

export const repeater = 'react-router-server-change-trigger-client-hmr';

/**
 * Wraps React Router's Vite plugins, one of which sends every change to open pages twice more: it takes every file for one
 * that only the server runs. A page ignores changes to a file while it applies one, and three updates for each change took
 * long enough to lose the next change.
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
