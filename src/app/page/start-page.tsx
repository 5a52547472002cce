import { startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { watchLayers } from '#src/ui/layers/open-layer.ts';
import { claimEntry, createNavigation, type Navigation } from './create-navigation.ts';
import { findRouteInPlace } from './find-route-in-place.ts';
import { loadPage, rememberModule } from './load-page.ts';
import type { PageFailure } from './page-failure.ts';
import { PageTree } from './page-tree.tsx';
import { createScrollPositions } from './scroll-positions.ts';
import { type RouteInPlace, type SentPage, sentPageId } from './sent-page.ts';
import type { PageModule, RootModule } from './shown-page.ts';

const readSentPage = (): SentPage => JSON.parse(document.getElementById(sentPageId)?.textContent ?? '') as SentPage;

interface BrowserPageProps {
  readonly root: RootModule;
  readonly navigation: Navigation;
}

const BrowserPage = ({ root, navigation }: BrowserPageProps) => {
  const [{ shown, to, scroll }, setState] = useState(navigation.read);
  // A transition keeps the server's markup of parts whose scripts are still loading. An urgent update would remove this
  // markup.
  useLayoutEffect(() => navigation.subscribe((state) => startTransition(() => setState(state))), [navigation]);
  useLayoutEffect(() => {
    if (scroll !== null) window.scrollTo(0, scroll.top);
  }, [scroll]);
  // Marks the document as hydrated, after all effects inside the page have run.
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
  }, []);
  return <PageTree root={root} shown={shown} to={to} navigate={navigation.navigate} />;
};

export interface PageModules {
  readonly root: RootModule;
  readonly page: PageModule;
  readonly moduleUrl: string;
  readonly routeId: string;
}

export const startPage = ({ root, page, moduleUrl, routeId }: PageModules): Navigation => {
  const { routesInPlace, rootData, loaderData, actionData, errorStatus } = readSentPage();
  const key = claimEntry(history);
  // Comes before `createNavigation`, so that an open layer handles a step back before the navigation does: browsers
  // call window listeners in the order in which they were added.
  watchLayers();
  rememberModule(moduleUrl, page);
  const { pathname, search } = window.location;
  const own: RouteInPlace = { id: routeId, moduleUrl, styleUrls: [] };
  const failure: PageFailure | undefined = errorStatus === undefined ? undefined : { status: errorStatus, data: null };
  const navigation = createNavigation({
    page: window,
    shown: { location: { pathname, search, key }, module: page, rootData, loaderData, actionData, error: failure },
    findRoute: (path) => {
      const id = findRouteInPlace(path);
      return routesInPlace.find((route) => route.id === id) ?? (path === pathname ? own : undefined);
    },
    load: loadPage,
    positions: createScrollPositions(() => sessionStorage),
  });
  startTransition(() => {
    hydrateRoot(document, <BrowserPage root={root} navigation={navigation} />);
  });
  return navigation;
};
