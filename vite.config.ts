import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter()],
  build: {
    // Fonts and pictures stay files, so that they are cached and the policy needs no data: source for them.
    assetsInlineLimit: 0,
    target: 'es2022',
    // One style sheet for all pages: nine small ones held the first paint back on a slow line.
    cssCodeSplit: false,
  },
  // Short class names: they stand in every page.
  css: { modules: { localsConvention: 'camelCaseOnly', generateScopedName: '[hash:base64:5]' } },
});
