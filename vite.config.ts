import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { bareRouteComponents } from './scripts/lib/bare-route-components.ts';
import { chooseChunk } from './scripts/lib/chunks/choose-chunk.ts';
import { notifyPageChangesOnce } from './scripts/lib/dev/notify-page-changes-once.ts';
import { inlineClassNames } from './scripts/lib/inline-class-names.ts';
import { createClassNamer } from './scripts/lib/name-class.ts';

/**
 * Hashes have seven characters, the fewest that the bundler allows, because every page lists its scripts and hashes
 * don't compress.
 */
const scriptNames = 'assets/[name]-[hash:7].js';

export default defineConfig({
  plugins: [inlineClassNames(), notifyPageChangesOnce(reactRouter()), bareRouteComponents()],
  build: {
    // Fonts and pictures stay files, so that they're cached and the content security policy needs no `data:` source for
    // them.
    assetsInlineLimit: 0,
    target: 'es2022',
    rollupOptions: {
      optimization: { inlineConst: { mode: 'all', pass: 3 } },
      output: {
        chunkFileNames: scriptNames,
        assetFileNames: 'assets/[name]-[hash:7].[ext]',
        codeSplitting: {
          // A chunk also gets the modules that it imports, unless an earlier one has them, so the most widely used come
          // first.
          groups: [/style$/, /^react$/, /^shared$/, /-(?!page$|parts$)/, /-parts$/, /-page$/].map((kind, at) => ({
            name: (id, context) => {
              const chunk = chooseChunk(id, (module) => context.getModuleInfo(module));
              return chunk !== null && kind.test(chunk) ? chunk : null;
            },
            debugName: `${kind}`,
            priority: 6 - at,
          })),
        },
      },
    },
  },
  // React Router names the browser's entries itself, unless they're named here.
  environments: { client: { build: { rollupOptions: { output: { entryFileNames: scriptNames } } } } },
  css: { modules: { localsConvention: 'camelCaseOnly', generateScopedName: createClassNamer(import.meta.dirname) } },
});
