import type { NavigateOptions, PageLocation } from '#src/ui/navigation/page-navigation.ts';
import { MovedPage } from './request-page-data.ts';
import type { createScrollPositions } from './scroll-positions.ts';
import type { RouteInPlace } from './sent-page.ts';
import type { ShownPage } from './shown-page.ts';

export interface NavigationState {
  readonly shown: ShownPage;
  readonly to: PageLocation | null;
  /** Where to scroll once the page is rendered; null to keep the scroll position. */
  readonly scroll: { readonly top: number } | null;
}

interface NavigationWindow {
  readonly history: Pick<History, 'state' | 'pushState' | 'replaceState' | 'scrollRestoration'>;
  readonly location: Pick<Location, 'href' | 'origin' | 'assign' | 'replace' | 'reload'>;
  readonly scrollY: number;
  readonly addEventListener: (type: 'popstate' | 'pagehide', listener: () => void) => void;
}

interface NavigationOptions {
  readonly page: NavigationWindow;
  readonly shown: ShownPage;
  /** Returns undefined for a path that needs a full page load. */
  readonly findRoute: (pathname: string) => RouteInPlace | undefined;
  readonly load: (
    route: RouteInPlace,
    url: URL,
    signal: AbortSignal,
  ) => Promise<Pick<ShownPage, 'module' | 'loaderData'>>;
  readonly positions: ReturnType<typeof createScrollPositions>;
}

interface Entry {
  readonly idx: number;
  readonly key: string | undefined;
}

const readEntry = (state: History['state']): Entry => ({ idx: state?.idx ?? 0, key: state?.key });

const createKey = (): string => Math.random().toString(36).slice(2, 10);

export const claimEntry = (history: Pick<History, 'state' | 'replaceState'>): string => {
  const { idx, key = createKey() } = readEntry(history.state);
  history.replaceState({ ...history.state, idx, key }, '');
  return key;
};

interface Step {
  /** `back` is any step through the history, back or forward. The browser has already changed the address. */
  readonly kind: 'push' | 'replace' | 'back';
  readonly key: string;
  readonly keepsScroll: boolean;
}

export const createNavigation = ({ page, findRoute, load, positions, ...options }: NavigationOptions) => {
  const { history, location } = page;
  let state: NavigationState = { shown: options.shown, to: null, scroll: null };
  let listener: (state: NavigationState) => void = () => undefined;
  let inFlight = new AbortController();

  const show = (next: NavigationState): void => {
    state = next;
    listener(state);
  };
  const addressOf = ({ pathname, search }: Pick<PageLocation, 'pathname' | 'search'>): string => pathname + search;
  const openDocument = (address: string, kind: Step['kind']): void => {
    if (kind === 'back') location.reload();
    else location[kind === 'push' ? 'assign' : 'replace'](address);
  };

  const writeEntry = ({ kind, key }: Step, url: URL): void => {
    const { idx } = readEntry(history.state);
    if (kind === 'push') history.pushState({ idx: idx + 1, key }, '', url);
    if (kind === 'replace') history.replaceState({ idx, key }, '', url);
  };

  const go = async (url: URL, step: Step): Promise<void> => {
    inFlight.abort();
    inFlight = new AbortController();
    const { signal } = inFlight;
    const route = url.origin === location.origin ? findRoute(url.pathname) : undefined;
    if (route === undefined) return openDocument(url.href, step.kind);
    const to = { pathname: url.pathname, search: url.search, key: step.key };
    history.scrollRestoration = 'manual';
    positions.note(state.shown.location.key, page.scrollY);
    show({ ...state, to, scroll: null });
    let found: Pick<ShownPage, 'module' | 'loaderData' | 'error'>;
    try {
      found = { ...(await load(route, url, signal)), error: undefined };
    } catch (error) {
      found = { ...state.shown, error };
    }
    if (signal.aborted) return;
    const { error } = found;
    if (error instanceof MovedPage) {
      const moved = new URL(error.address, url);
      if (error.isNewDocument) return openDocument(moved.href, step.kind === 'push' ? 'push' : 'replace');
      const isShown = addressOf(moved) === addressOf(state.shown.location);
      return go(moved, { ...step, kind: step.kind === 'push' && !isShown ? 'push' : 'replace' });
    }
    writeEntry(step, url);
    const top = (step.kind === 'back' ? positions.find(step.key) : undefined) ?? (step.keepsScroll ? null : 0);
    show({
      shown: { ...state.shown, ...found, location: to, actionData: undefined },
      to: null,
      scroll: top === null ? null : { top },
    });
  };

  const onHistoryStep = (): void => {
    const url = new URL(location.href);
    const { shown } = state;
    // When a link jumps within the page, the browser makes an entry without a key.
    const { key = shown.location.key } = readEntry(history.state);
    if (addressOf(url) !== addressOf(shown.location) || shown.error !== undefined) {
      void go(url, { kind: 'back', key, keepsScroll: false });
      return;
    }
    inFlight.abort();
    if (state.to === null && key === shown.location.key) return;
    show({ shown: { ...shown, location: { ...shown.location, key } }, to: null, scroll: null });
  };

  // Waits until the event is over. During the event, React would render even a transition at once, which removes parts
  // whose scripts are still loading.
  page.addEventListener('popstate', () => setTimeout(onHistoryStep));
  page.addEventListener('pagehide', () => {
    positions.note(state.shown.location.key, page.scrollY);
    positions.store();
    history.scrollRestoration = 'auto';
  });

  return {
    read: (): NavigationState => state,
    navigate: (address: string, { replace = false, preventScrollReset = false }: NavigateOptions = {}): void => {
      const url = new URL(address, location.href);
      const isShown = url.href === location.href;
      const kind = replace || isShown ? 'replace' : 'push';
      void go(url, { kind, key: createKey(), keepsScroll: preventScrollReset });
    },
    subscribe: (onChange: (state: NavigationState) => void): (() => void) => {
      listener = onChange;
      return () => {
        listener = () => undefined;
      };
    },
  };
};

export type Navigation = ReturnType<typeof createNavigation>;
