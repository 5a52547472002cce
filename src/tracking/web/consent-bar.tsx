import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '#src/ui/late/lazy-part.ts';
import { keepConsent, readConsent } from './analytics-consent.ts';

const ConsentPanel = lazyPart(() => import('./consent-panel.tsx').then((part) => part.ConsentPanel));

/** Asks once whether the dealer may count with a service outside; it stands in the page and covers nothing. @spec D.24 */
export const ConsentBar = () => {
  const [isAsking, setAsking] = useState(false);
  useEffect(() => setAsking(readConsent() === 'unknown'), []);
  if (!isAsking) return null;
  const choose = (consent: 'given' | 'refused'): void => {
    keepConsent(consent);
    setAsking(false);
  };
  return (
    <Suspense fallback={null}>
      <ConsentPanel onChoose={choose} />
    </Suspense>
  );
};
