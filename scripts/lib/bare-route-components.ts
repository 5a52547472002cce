import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const wrappers = fileURLToPath(new URL('../../src/app/page/route-wrappers.ts', import.meta.url));
const routeModule = /(?:-route|\/src\/app\/root)\.tsx(?:\?|$)/;
const wrapperImport = /(import \{[^}]*\bUNSAFE_with\w+Props\b[^}]*\} from )"react-router"/;

/**
 * Replaces React Router's wrappers of route components with the empty ones in `route-wrappers.ts`. The browser then
 * needs no router. Must come after React Router's plugin.
 */
export const bareRouteComponents = (): Plugin => ({
  name: 'bare-route-components',
  transform: (code, id) =>
    routeModule.test(id)
      ? { code: code.replace(wrapperImport, `$1${JSON.stringify(wrappers)}`), map: null }
      : undefined,
});
