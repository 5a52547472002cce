import { Suspense } from 'react';
import { lazyPart } from '#src/ui/late/lazy-part.ts';
import { isLostLine } from './is-lost-line.ts';
import { LostLine } from './lost-line.tsx';

const ExplainedError = lazyPart(async () => (await import('./explained-error.tsx')).ExplainedError);

/** What stands in place of a page that failed. Where the line is lost nothing more can be loaded: that page is here at once. */
export function ErrorPage({ error }: { readonly error: unknown }) {
  if (isLostLine(error)) return <LostLine />;
  return (
    <Suspense>
      <ExplainedError error={error} />
    </Suspense>
  );
}
