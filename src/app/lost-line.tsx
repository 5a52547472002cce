import { useCallback } from 'react';
import { useRevalidator } from 'react-router';
import buttons from '#src/ui/button.module.css';
import { useIsOnline } from '#src/ui/late/use-is-online.ts';
import { useWhenOnline } from '#src/ui/late/use-when-online.ts';
import styles from './error-page.module.css';

/** In place of a page that could not be had because the line broke: it comes by itself once the line is back. */
export function LostLine() {
  const { revalidate, state } = useRevalidator();
  const isOnline = useIsOnline();
  const ask = useCallback(() => void revalidate(), [revalidate]);
  useWhenOnline(ask);
  return (
    <div className={`page-width ${styles.error}`}>
      <title>{isOnline ? 'That page did not come through' : 'You are offline'}</title>
      <meta name="robots" content="noindex" />
      <h1>{isOnline ? 'That page did not come through' : 'You are offline'}</h1>
      <p role="status">
        {state === 'loading'
          ? 'Trying again…'
          : 'Nothing is wrong with the page: your connection broke on the way. It opens by itself once you are back.'}
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
