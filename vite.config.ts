import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter()],
  build: {
    // Fonts and pictures stay files, so that they are cached and the policy needs no data: source for them.
    assetsInlineLimit: 0,
    target: 'es2022',
  },
  css: { modules: { localsConvention: 'camelCaseOnly' } },
});
