import { MovedPage, requestPageData } from './request-page-data.ts';
import type { RouteInPlace } from './sent-page.ts';
import type { PageModule, ShownPage } from './shown-page.ts';

/** Resolves even if a sheet fails to load, because a page without its styles is better than none. */
const loadStyles = (urls: readonly string[]): Promise<unknown> =>
  Promise.all(
    urls.map((url) => {
      if (document.querySelector(`link[rel="stylesheet"][href="${url}"]`) !== null) return null;
      const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: url });
      const { promise, resolve } = Promise.withResolvers<unknown>();
      link.onload = resolve;
      link.onerror = resolve;
      document.head.append(link);
      return promise;
    }),
  );

const modules = new Map<string, PageModule>();

export const rememberModule = (url: string, module: PageModule): void => void modules.set(url, module);

/**
 * A deployment can remove the script that an old page names. So if the import fails while the browser is online, throws
 * MovedPage, because a new document names the new script.
 */
const importModule = async (route: RouteInPlace, url: URL): Promise<PageModule> => {
  try {
    return await import(/* @vite-ignore */ route.moduleUrl);
  } catch (error) {
    throw navigator.onLine ? new MovedPage(url.href, true) : error;
  }
};

type LoadedPage = Pick<ShownPage, 'module' | 'loaderData'>;

export const loadPage = async (route: RouteInPlace, url: URL, signal: AbortSignal): Promise<LoadedPage> => {
  const serverLoader = () => requestPageData(url, route.id, signal);
  const known = modules.get(route.moduleUrl);
  if (known !== undefined) {
    const { clientLoader = serverLoader } = known;
    return { module: known, loaderData: await clientLoader({ url, request: { signal }, serverLoader }) };
  }
  const [module, loaderData] = await Promise.all([
    importModule(route, url),
    serverLoader(),
    loadStyles(route.styleUrls),
  ]);
  rememberModule(route.moduleUrl, module);
  return { module, loaderData };
};
