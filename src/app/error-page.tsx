import { isRouteErrorResponse } from 'react-router';
import buttons from '#src/ui/button.module.css';
import styles from './error-page.module.css';

interface Words {
  readonly title: string;
  readonly text: string;
}

const wordsByStatus: Readonly<Record<number, Words>> = {
  400: {
    title: 'That address does not work',
    text: 'Part of it is missing or too long. The search has everything in stock.',
  },
  404: {
    title: 'We cannot find that page',
    text: 'It may have been sold or moved. The search has everything in stock.',
  },
  410: {
    title: 'That one has gone',
    text: 'It was sold a while ago, and there is nothing like it in stock right now.',
  },
  503: { title: 'Back in a moment', text: 'We cannot look that up right now. Please try again in a minute.' },
};

const fallback: Words = {
  title: 'Something went wrong on our side',
  text: 'The error has been logged. Please try again.',
};

/** A readable page for whatever went wrong, with the way on. @spec D.03, D.26 */
export function ErrorPage({ error }: { readonly error: unknown }) {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const { title, text } = wordsByStatus[status] ?? fallback;
  return (
    <div className={`page-width ${styles.error}`}>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <h1>{title}</h1>
      <p>{text}</p>
      <search>
        <form className={styles.search} action="/search/" method="get">
          <label htmlFor="error-query">Search the stock</label>
          <input id="error-query" name="query" type="search" autoComplete="off" />
          <button type="submit" className={buttons.filled}>
            Search
          </button>
        </form>
      </search>
      <p>
        <a href="/">Go to the home page</a>
      </p>
    </div>
  );
}
