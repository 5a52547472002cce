import { startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { watchLayers } from '#src/ui/layers/open-layer.ts';

/** The page in the browser. Its effect runs after those of all that it holds: once marked, the page answers by itself. */
const Page = () => {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
  }, []);
  return <HydratedRouter />;
};

// Before the router is made: on a window, browsers call listeners in the order in which they came.
watchLayers();

startTransition(() => {
  hydrateRoot(document, <Page />);
});

// In development: a page that the server has changed since it was asked for is told to come again.
import.meta.hot?.send('page:opened', { askedAtMs: performance.timeOrigin });
