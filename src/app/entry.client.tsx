import { connectHotReload } from './page/connect-hot-reload.ts';
import { type PageModules, startPage } from './page/start-page.tsx';

/** The page's own script calls this with the modules of its routes (`page-end.ts`). */
export const start = (modules: PageModules): void => {
  const navigation = startPage(modules);
  if (import.meta.hot === undefined) return;
  connectHotReload(navigation, modules);
  // Lets the dev server reload the page if the page's server modules changed after it was requested.
  import.meta.hot.send('page:opened', { askedAtMs: performance.timeOrigin });
};
