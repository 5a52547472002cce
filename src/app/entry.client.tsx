import { startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

/** The page in the browser. Its effects run after those of all that it holds: from the mark on, it answers itself. */
const Page = () => {
  useEffect(() => {
    performance.mark('hydrated');
  }, []);
  return <HydratedRouter />;
};

startTransition(() => {
  hydrateRoot(document, <Page />);
});
