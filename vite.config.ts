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
          groups: [
            {
              name: (id, context) => chooseChunk(id, (module) => context.getModuleInfo(module)),
              debugName: 'pages',
            },
          ],
        },
      },
    },
  },
  // Short class names: they stand in every page.
  css: { modules: { localsConvention: 'camelCaseOnly', generateScopedName: '[hash:base64:5]' } },
});
