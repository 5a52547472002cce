import type { Plugin } from 'vite';

export const repeater = 'react-router-server-change-trigger-client-hmr';

/**
 * React Router's plugins for Vite, of which one says again, twice, what hot reload tells open pages itself: meant for
 * files that only the server runs, it takes every file for one. A page is deaf to changes of a file from when it has run it
 * until its own callback is back, and three runs of each change made that long enough to lose the next one.
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
