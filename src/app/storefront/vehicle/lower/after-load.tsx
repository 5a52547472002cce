import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { whenIdle } from '#src/vehicle/web/gallery/when-idle.ts';

/** Draws its children once the page has loaded and the browser is idle. */
export const AfterLoad = ({ children }: { readonly children: ReactNode }) => {
  const [hasLoaded, setLoaded] = useState(false);
  useEffect(() => whenIdle(() => setLoaded(true)), []);
  return hasLoaded ? <Suspense>{children}</Suspense> : null;
};
