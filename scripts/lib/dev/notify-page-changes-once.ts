import type { Plugin } from 'vite';

export const repeater = 'react-router-server-change-trigger-client-hmr';

/**
 * Wraps React Router's Vite plugins, so that a change reaches open pages once. One of the plugins sends every change
 * twice more. A page ignores changes while it applies one, so the next change was lost.
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
