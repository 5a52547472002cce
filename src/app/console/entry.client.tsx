import { startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

const Page = () => {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
  }, []);
  return <HydratedRouter />;
};

startTransition(() => {
  hydrateRoot(document, <Page />);
});
