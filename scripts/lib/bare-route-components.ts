import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const wrappers = fileURLToPath(new URL('../../src/app/page/route-wrappers.ts', import.meta.url));
const routeModule = /(?:-route|\/src\/app\/root)\.tsx(?:\?|$)/;
const wrapperImport = /(import \{[^}]*\bUNSAFE_with\w+Props\b[^}]*\} from )"react-router"/;

/**
 * Creates a plugin that replaces React Router's wrappers of route components with `route-wrappers.ts`, which leaves the
 * components as they are. So the browser loads no router. Put this plugin after React Router's.
 */
export const bareRouteComponents = (): Plugin => ({
  name: 'bare-route-components',
  transform: (code, id) =>
    routeModule.test(id)
      ? { code: code.replace(wrapperImport, `$1${JSON.stringify(wrappers)}`), map: null }
      : undefined,
});
