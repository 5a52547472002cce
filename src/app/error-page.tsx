import { Suspense } from 'react';
import buttons from '#src/ui/button.module.css';
import { lazyPart } from '#src/ui/late/lazy-part.ts';
import { useIsOnline, useWhenOnline } from '#src/ui/late/use-when-online.ts';
import { useLocation, useNavigation } from '#src/ui/navigation/page-navigation.ts';
import styles from './error-page.module.css';
import { isLostLine } from './is-lost-line.ts';

const ExplainedError = lazyPart(async () => (await import('./explained-error.tsx')).ExplainedError);

function LostLine() {
  const { pathname, search } = useLocation();
  const { navigate, to } = useNavigation();
  const isOnline = useIsOnline();
  const ask = () => navigate(pathname + search, { replace: true });
  useWhenOnline(ask);
  return (
    <div className={`page-width ${styles.error}`}>
      <title>{isOnline ? 'We couldn’t load that page' : 'You’re offline'}</title>
      <meta name="robots" content="noindex" />
      <h1>{isOnline ? 'We couldn’t load that page' : 'You’re offline'}</h1>
      <p role="status">
        {to !== null ? 'Trying again…' : 'Your connection dropped. The page will open when you’re back online.'}
      </p>
      <p className={styles.again}>
        <button type="button" className={buttons.filled} onClick={ask}>
          Try again
        </button>
        <a className={buttons.outlined} href="/">
          Go to the home page
        </a>
      </p>
    </div>
  );
}

/** `LostLine` isn't lazy, because nothing more can load without a connection. */
export function ErrorPage({ error }: { readonly error: unknown }) {
  if (isLostLine(error)) return <LostLine />;
  return (
    <Suspense>
      <ExplainedError error={error} />
    </Suspense>
  );
}
