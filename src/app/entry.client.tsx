import { startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { watchLayers } from '#src/ui/layers/open-layer.ts';

/** Marks the document as hydrated, after every effect inside the page has run. */
const Page = () => {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
  }, []);
  return <HydratedRouter />;
};

// Runs before the router starts, because browsers call window listeners in the order they were added.
watchLayers();

startTransition(() => {
  hydrateRoot(document, <Page />);
});

// In development, the dev server then reloads the page if its server modules changed after it was requested.
import.meta.hot?.send('page:opened', { askedAtMs: performance.timeOrigin });
