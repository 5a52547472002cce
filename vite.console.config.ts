import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { createClassNamer } from './scripts/lib/name-class.ts';

/** Builds the dealers' desk, which shares no file with the storefront's build. */
export default defineConfig({
  root: 'src/app/console',
  plugins: [reactRouter()],
  build: { assetsInlineLimit: 0, target: 'es2022' },
  css: { modules: { localsConvention: 'camelCaseOnly', generateScopedName: createClassNamer(import.meta.dirname) } },
});
