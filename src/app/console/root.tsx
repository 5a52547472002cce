import '#src/ui/base.css';
import './desk.css';
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import { useContext } from 'react';
import {
  isRouteErrorResponse,
  Links,
  type Location,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useRouteError,
} from 'react-router';
import { locale } from '#src/lib/australia.ts';
import { StepUp, type StepUpView } from '#src/staff/web/step-up.tsx';
import fontsHref from '#src/ui/fonts/grotesque.css?url';
import { DeskPageContext } from './desk-page.ts';
import { deskPaths } from './desk-paths.ts';
import { PlainPage } from './shell/plain-page.tsx';

/** The CSS is only in the server's HTML, not in the page's data. */
const sentStyle = globalThis.document?.querySelector('style');
const sentThemeCss = sentStyle?.textContent ?? '';

/** Gives each inbox list one key, so that a link back to the list restores its scroll position. */
const chooseScrollKey = ({ pathname, search, key }: Location): string =>
  pathname.endsWith('/inbox') ? pathname + search : key;

export function Layout({ children }: { readonly children: React.ReactNode }) {
  const page = useContext(DeskPageContext);
  // Browsers hide the nonce attribute from scripts, so a client-side render omits it.
  const nonce = page?.nonce;
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="data:," />
        <link rel="preload" href={figtree} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="stylesheet" href={fontsHref} />
        {/* An error page renders the document again, and a style without the nonce would be blocked. */}
        <style nonce={nonce ?? sentStyle?.nonce} suppressHydrationWarning>
          {page?.themeCss ?? sentThemeCss}
        </style>
        <Meta />
        <Links />
      </head>
      <body>
        <a className="skip-link" href="#main">
          Skip to content
        </a>
        {children}
        <ScrollRestoration nonce={nonce} getKey={chooseScrollKey} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

const isStepUp = (sent: unknown): sent is { readonly stepUp: StepUpView } =>
  typeof sent === 'object' && sent !== null && 'stepUp' in sent;

interface Explanation {
  readonly title: string;
  readonly text: string;
}

const refusals: Readonly<Record<number, Explanation>> = {
  404: { title: 'There’s nothing here', text: 'The page doesn’t exist, or you don’t have access to it.' },
  415: { title: 'We couldn’t read this form', text: 'Please go back, reload the page and try again.' },
  503: {
    title: 'Too busy right now',
    text: 'A lot of people are using the desk at once. Please try again in a moment.',
  },
};

const fault: Explanation = {
  title: 'Something went wrong',
  text: 'We’ve noted the problem. Please try again in a moment.',
};

export function ErrorBoundary() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  if (isRouteErrorResponse(error) && isStepUp(error.data)) {
    return (
      <PlainPage title="Confirm it’s you">
        <StepUp
          view={error.data.stepUp}
          action={pathname + search}
          backHref={pathname + search}
          passkeyHref={deskPaths.stepUpPasskey}
          accountHref={deskPaths.account}
        />
      </PlainPage>
    );
  }
  const { title, text } = (isRouteErrorResponse(error) ? refusals[error.status] : undefined) ?? fault;
  return (
    <PlainPage title={title}>
      <p>{text}</p>
      <p>
        <a href={deskPaths.home}>Go to the inbox</a>
      </p>
    </PlainPage>
  );
}
