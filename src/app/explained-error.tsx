import * as pagePaths from '#src/lib/page-paths.ts';
import { locationPaths } from '#src/lib/page-paths.ts';
import { publicationPaths } from '#src/lib/publication-paths.ts';
import { readShell, useRootData } from '#src/sites/web/use-site.ts';
import buttons from '#src/ui/button.module.css';
import { useLocation } from '#src/ui/navigation/page-navigation.ts';
import { PhoneLink } from '#src/ui/phones/phone-link.tsx';
import styleHref from './explained-error.css?url';
import { OdometerDrawing } from './odometer-drawing.tsx';
import { readErrorStatus } from './page/page-failure.ts';

interface Words {
  readonly title: string;
  readonly text: string;
  readonly way: 'search' | 'again';
}

const wordsByStatus: Readonly<Record<number, Words>> = {
  400: {
    title: 'That link doesn’t work',
    text: 'Part of the web address is missing or too long. Try searching our stock instead.',
    way: 'search',
  },
  404: {
    title: 'We can’t find that page',
    text: 'The page may have moved, or the vehicle may have been sold. Try searching our stock.',
    way: 'search',
  },
  410: {
    title: 'That vehicle isn’t available',
    text: 'It may have been sold. Try searching our stock for something similar.',
    way: 'search',
  },
  503: {
    title: 'Back in a moment',
    text: 'We can’t load this page right now. Please try again in a minute.',
    way: 'again',
  },
};

const fallback: Words = {
  title: 'Something went wrong on our side',
  text: 'We’ve been notified. Please try again.',
  way: 'again',
};

function Search() {
  return (
    <search>
      <form className="error-search" action={pagePaths.search} method="get">
        <label htmlFor="error-query">Search our stock</label>
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

const places = [
  { label: 'All our stock', href: pagePaths.search },
  { label: 'Latest offers', href: publicationPaths.specialOffers },
  { label: 'Find a location', href: locationPaths.list },
  { label: 'Contact us', href: pagePaths.contact },
];

function Places() {
  return (
    <nav className="error-places" aria-label="Popular pages">
      <ul>
        {places.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Again() {
  const { pathname, search } = useLocation();
  const data = useRootData();
  const phone = data && readShell(data).phone;
  return (
    <p className="error-again">
      <a className={buttons.filled} href={`${pathname}${search}`}>
        Try again
      </a>
      {phone !== undefined && (
        <PhoneLink className={buttons.outlined} phone={phone}>
          {(text, isHidden) => (isHidden ? text : `Call ${text}`)}
        </PhoneLink>
      )}
    </p>
  );
}

/** @spec D.03, D.26 */
export function ExplainedError({ error }: { readonly error: unknown }) {
  const status = readErrorStatus(error);
  const { title, text, way } = wordsByStatus[status] ?? fallback;
  return (
    <div className="page-width error-page" data-has-drawing={way === 'search' || undefined}>
      <title>{title}</title>
      <link rel="stylesheet" href={styleHref} precedence="default" />
      <meta name="robots" content="noindex" />
      <div className="error-words">
        <h1>{title}</h1>
        <p>{text}</p>
        {way === 'search' ? <Search /> : <Again />}
        {way === 'search' && <Places />}
        <p>
          <a className="error-home" href="/">
            Go to the home page
          </a>
        </p>
      </div>
      {way === 'search' && <OdometerDrawing status={status} />}
    </div>
  );
}
