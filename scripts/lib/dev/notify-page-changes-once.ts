import type { Plugin } from 'vite';

export const repeater = 'react-router-server-change-trigger-client-hmr';

/**
 * Wraps React Router's Vite plugins. One of them sends every change to open pages twice more, as if only the server ran
 * the file. A page ignores changes to a file while it applies one, and three updates per change took so long that the
 * next change was lost.
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
