import { connectHotReload } from './page/connect-hot-reload.ts';
import { type PageModules, startPage } from './page/start-page.tsx';

/** The inline script that `page-end.ts` writes calls this with the page's modules. */
export const start = (modules: PageModules): void => {
  const navigation = startPage(modules);
  if (import.meta.hot === undefined) return;
  connectHotReload(navigation, modules);
  // Lets the dev server reload the page if the page's server modules changed after it was requested.
  import.meta.hot.send('page:opened', { askedAtMs: performance.timeOrigin });
};
