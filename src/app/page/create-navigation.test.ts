import { beforeEach, expect, it, vi } from 'vitest';
import { claimEntry, createNavigation, type NavigationState } from './create-navigation.ts';
import { MovedPage } from './request-page-data.ts';
import { createScrollPositions } from './scroll-positions.ts';
import type { RouteInPlace } from './sent-page.ts';
import type { ShownPage } from './shown-page.ts';

const origin = 'https://wattle.example';

interface Entry {
  href: string;
  state: { readonly idx?: number; readonly key?: string } | null;
}

const openWindow = (path: string) => {
  const entries: Entry[] = [{ href: origin + path, state: null }];
  const listeners = new Map<string, () => void>();
  let at = 0;
  const current = (): Entry => entries[at] ?? { href: origin, state: null };
  const documents: string[] = [];
  const page = {
    scrollY: 0,
    history: {
      scrollRestoration: 'auto' as ScrollRestoration,
      get state() {
        return current().state;
      },
      pushState: (state: Entry['state'], _: string, url?: string | URL | null) => {
        at += 1;
        entries.splice(at, entries.length, { href: String(url), state });
      },
      replaceState: (state: Entry['state'], _: string, url?: string | URL | null) => {
        entries[at] = { href: String(url ?? current().href), state };
      },
    },
    location: {
      origin,
      get href() {
        return current().href;
      },
      assign: (url: string | URL) => void documents.push(`assign ${url}`),
      replace: (url: string | URL) => void documents.push(`replace ${url}`),
      reload: () => void documents.push('reload'),
    },
    addEventListener: (type: string, listener: () => void) => void listeners.set(type, listener),
  };
  return {
    page,
    documents,
    addresses: () => entries.map(({ href }) => href.slice(origin.length)),
    step: (by: number) => {
      at += by;
      listeners.get('popstate')?.();
      vi.runAllTimers();
    },
    leave: () => listeners.get('pagehide')?.(),
  };
};

const findRoute = (pathname: string): RouteInPlace | undefined =>
  pathname.startsWith('/search') ? { id: 'search', moduleUrl: '/search.js', styleUrls: [] } : undefined;

const open = (path: string, answer: (address: string) => unknown = (address) => address) => {
  const tab = openWindow(path);
  const stored = new Map<string, string>();
  const storage = {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => void stored.set(name, text),
  };
  const key = claimEntry(tab.page.history);
  const shown: ShownPage = {
    location: { pathname: path, search: '', key },
    module: {},
    rootData: undefined,
    loaderData: path,
    actionData: undefined,
    error: undefined,
  };
  const load = async (_route: RouteInPlace, url: URL) => ({ module: {}, loaderData: await answer(url.pathname) });
  const navigation = createNavigation({
    page: tab.page,
    shown,
    findRoute,
    load,
    positions: createScrollPositions(() => storage),
  });
  const states: NavigationState[] = [];
  navigation.subscribe((state) => states.push(state));
  return { ...tab, navigation, states, stored };
};

const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

it('changes the address once the page has loaded', async () => {
  const { navigation, addresses, states } = open('/search/');
  navigation.navigate('/search/kia');
  expect(addresses()).toEqual(['/search/']);
  expect(states.at(-1)).toMatchObject({ to: { pathname: '/search/kia' }, shown: { loaderData: '/search/' } });
  await settle();
  expect(addresses()).toEqual(['/search/', '/search/kia']);
  expect(states.at(-1)).toMatchObject({ to: null, scroll: { top: 0 }, shown: { loaderData: '/search/kia' } });
});

it('replaces the entry of the same address, and when asked to, and keeps the scroll position when asked to', async () => {
  const { navigation, addresses, states } = open('/search/');
  navigation.navigate('/search/');
  await settle();
  navigation.navigate('/search/kia', { replace: true, preventScrollReset: true });
  await settle();
  expect(addresses()).toEqual(['/search/kia']);
  expect(states.at(-1)?.scroll).toBeNull();
});

it('shows the last of two choices, whichever answer comes first', async () => {
  const first = Promise.withResolvers<string>();
  const { navigation, addresses, states } = open('/search/', (path) =>
    path === '/search/slow' ? first.promise : path,
  );
  navigation.navigate('/search/slow');
  navigation.navigate('/search/quick');
  await settle();
  first.resolve('slow');
  await settle();
  expect(addresses()).toEqual(['/search/', '/search/quick']);
  expect(states.at(-1)?.shown.loaderData).toBe('/search/quick');
});

it('goes back to the scroll position, stores it for a reload, and leaves that of other documents to the browser', async () => {
  const { page, navigation, step, states, stored, leave } = open('/search/');
  page.scrollY = 1_200;
  navigation.navigate('/search/kia');
  expect(page.history.scrollRestoration).toBe('manual');
  await settle();
  page.scrollY = 30;
  step(-1);
  await settle();
  expect(states.at(-1)).toMatchObject({ scroll: { top: 1_200 }, shown: { loaderData: '/search/' } });
  leave();
  expect(page.history.scrollRestoration).toBe('auto');
  expect(Object.values(JSON.parse(stored.get('scroll-positions') ?? '{}'))).toEqual([30, 30]);
});

it('drops the pending page when a step back leads to the shown one', async () => {
  const { navigation, step, states } = open('/search/', (path) =>
    path === '/search/b' ? new Promise(() => {}) : path,
  );
  navigation.navigate('/search/a');
  await settle();
  navigation.navigate('/search/b');
  step(0);
  expect(states.at(-1)).toMatchObject({ to: null, shown: { loaderData: '/search/a' } });
});

it('ignores jumps within the page, whose entries have no key', () => {
  const { page, step, states } = open('/search/');
  page.history.pushState(null, '', `${origin}/search/#results`);
  step(0);
  expect(states).toEqual([]);
});

it('shows an error at the address of the page that failed, and loads the page that Back leads to', async () => {
  const failure = new TypeError('Failed to fetch');
  const { navigation, addresses, step, states } = open('/search/', (path) => {
    if (path === '/search/broken') throw failure;
    return path;
  });
  navigation.navigate('/search/broken');
  await settle();
  expect(addresses()).toEqual(['/search/', '/search/broken']);
  expect(states.at(-1)?.shown).toMatchObject({ error: failure, location: { pathname: '/search/broken' } });
  step(-1);
  await settle();
  expect(states.at(-1)?.shown).toMatchObject({ error: undefined, loaderData: '/search/' });
});

it('follows a page that has moved', async () => {
  const { navigation, addresses } = open('/search/', (path) => {
    if (path === '/search/old') throw new MovedPage('/search/new', false);
    return path;
  });
  navigation.navigate('/search/old');
  await settle();
  expect(addresses()).toEqual(['/search/', '/search/new']);
});

it('leaves any other page to the browser', async () => {
  const { navigation, documents, page, step } = open('/search/', () => {
    throw new MovedPage('/offers/7', true);
  });
  navigation.navigate('/about-us');
  navigation.navigate('/', { replace: true });
  navigation.navigate('/search/moved');
  await settle();
  page.history.pushState({ idx: 1, key: 'other' }, '', `${origin}/about-us`);
  step(0);
  expect(documents).toEqual([`assign ${origin}/about-us`, `replace ${origin}/`, `assign ${origin}/offers/7`, 'reload']);
});
