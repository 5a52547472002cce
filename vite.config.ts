import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { chooseChunk } from './scripts/lib/chunks/choose-chunk.ts';

export default defineConfig({
  plugins: [reactRouter()],
  build: {
    // Fonts and pictures stay files, so that they are cached and the policy needs no data: source for them.
    assetsInlineLimit: 0,
    target: 'es2022',
    rollupOptions: {
      output: {
        codeSplitting: {
          // What a chunk needs joins it, unless an earlier one has it: so the most common come first.
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
  // Short class names: they stand in every page.
  css: { modules: { localsConvention: 'camelCaseOnly', generateScopedName: '[hash:base64:5]' } },
});
