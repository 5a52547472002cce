import { isRouteErrorResponse, useLocation, useRouteLoaderData } from 'react-router';
import * as pagePaths from '#src/lib/page-paths.ts';
import type { RootData } from '#src/sites/web/use-site.ts';
import buttons from '#src/ui/button.module.css';
import { PhoneLink } from '#src/ui/phones/phone-link.tsx';
import styles from './error-page.module.css';

interface Words {
  readonly title: string;
  readonly text: string;
  readonly way: 'search' | 'again';
}

const wordsByStatus: Readonly<Record<number, Words>> = {
  400: {
    title: 'That address does not work',
    text: 'Part of it is missing or too long. The search has everything in stock.',
    way: 'search',
  },
  404: {
    title: 'We cannot find that page',
    text: 'It may have been sold or moved. The search has everything in stock.',
    way: 'search',
  },
  410: {
    title: 'That one has gone',
    text: 'It was sold a while ago, and there is nothing like it in stock right now.',
    way: 'search',
  },
  503: {
    title: 'Back in a moment',
    text: 'We cannot look that up right now. Please try again in a minute.',
    way: 'again',
  },
};

const fallback: Words = {
  title: 'Something went wrong on our side',
  text: 'We have been told. Please try again.',
  way: 'again',
};

function Search() {
  return (
    <search>
      <form className={styles.search} action={pagePaths.search} method="get">
        <label htmlFor="error-query">Search the stock</label>
        <input
          id="error-query"
          name="query"
          type="search"
          placeholder="Make, model or stock number"
          autoComplete="off"
        />
        <button type="submit" className={buttons.filled}>
          Search
        </button>
      </form>
    </search>
  );
}

/** A search would fail too, so it offers a retry and the phone number. */
function Again() {
  const { pathname, search } = useLocation();
  const phone = useRouteLoaderData<RootData>('root')?.site.phone;
  return (
    <p className={styles.again}>
      <a className={buttons.filled} href={`${pathname}${search}`}>
        Try again
      </a>
      {phone !== undefined && (
        <PhoneLink className={buttons.outlined} phone={phone}>
          {(text) => `Call ${text}`}
        </PhoneLink>
      )}
    </p>
  );
}

/** Shows a readable error page for server-side failures, with a next step. @spec D.03, D.26 */
export function ExplainedError({ error }: { readonly error: unknown }) {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const { title, text, way } = wordsByStatus[status] ?? fallback;
  return (
    <div className={`page-width ${styles.error}`}>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <h1>{title}</h1>
      <p>{text}</p>
      {way === 'search' ? <Search /> : <Again />}
      <p>
        <a className={styles.home} href="/">
          Go to the home page
        </a>
      </p>
    </div>
  );
}
