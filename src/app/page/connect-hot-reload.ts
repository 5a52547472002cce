import type { Navigation } from './create-navigation.ts';
import { rememberModule } from './load-page.ts';
import type { PageModules } from './start-page.tsx';

/**
 * In development, connects React Router's hot reload to our navigation. The hot reload looks for React Router's own
 * router under the global names that are assigned below.
 */
export const connectHotReload = (navigation: Navigation, { root, page, moduleUrl, routeId }: PageModules): void => {
  const modules: Record<string, unknown> = { root, [routeId]: page };
  const revalidate = async (): Promise<void> => {
    rememberModule(moduleUrl, { ...page, ...(modules[routeId] as typeof page) });
    const { pathname, search } = navigation.read().shown.location;
    navigation.navigate(pathname + search, { replace: true, preventScrollReset: true });
  };
  Object.assign(window, {
    __reactRouterContext: { ssr: true, isSpaMode: false },
    __reactRouterManifest: { routes: {} },
    __reactRouterRouteModules: modules,
    __reactRouterDataRouter: {
      createRoutesForHMR: () => undefined,
      _internalSetRoutes: () => undefined,
      revalidate,
    },
  });
  // This sheet is a copy for the first render. By now, Vite's client has inserted the style sheets themselves.
  document.querySelector('link[href*="/@react-router/critical.css"]')?.remove();
};
