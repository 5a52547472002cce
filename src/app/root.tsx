import '#src/ui/base.css';
import '#src/ui/print.css';
import archivo from '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2?url';
import bricolage from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url';
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import gabarito from '@fontsource-variable/gabarito/files/gabarito-latin-wght-normal.woff2?url';
import hanken from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url';
import newsreader from '@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2?url';
import onest from '@fontsource-variable/onest/files/onest-latin-wght-normal.woff2?url';
import { type ReactNode, useContext } from 'react';
import { pageContext } from '#src/app/storefront/page-context.server.ts';
import { GarageCount } from '#src/favourites/web/garage-count.tsx';
import { locale } from '#src/lib/australia.ts';
import * as pagePaths from '#src/lib/page-paths.ts';
import { toKebabCase } from '#src/lib/text/slugify.ts';
import { writeViewText } from '#src/lib/view-text.ts';
import { type AnnouncementView, buildAnnouncementView } from '#src/promotions/view/build-announcement-view.ts';
import { AnnouncementPlace } from '#src/promotions/web/announcement-place.tsx';
import { openSearch } from '#src/search/web/suggestions/open-search.ts';
import type { Layout as SiteLayout } from '#src/sites/model/layout.ts';
import { Footer } from '#src/sites/web/footer.tsx';
import { Header } from '#src/sites/web/header.tsx';
import { type RootData, readShell, useRootData } from '#src/sites/web/use-site.ts';
import { ConsentPlace } from '#src/tracking/web/consent-place.tsx';
import { useTracking } from '#src/tracking/web/use-tracking.ts';
import grotesqueHref from '#src/ui/fonts/grotesque.css?url';
import magazineHref from '#src/ui/fonts/magazine.css?url';
import plainHref from '#src/ui/fonts/plain.css?url';
import plateHref from '#src/ui/fonts/plate.css?url';
import { useLocation } from '#src/ui/navigation/page-navigation.ts';
import { PagePieces } from '#src/ui/page-pieces.ts';
import { ToastPlace } from '#src/ui/toast-place.tsx';
import type { Route } from './+types/root.ts';
import { ErrorPage } from './error-page.tsx';

interface TypefaceFiles {
  readonly styleHref: string;
  readonly fontHrefs: readonly string[];
}

const typefaceFiles: Readonly<Record<SiteLayout['typeface'], TypefaceFiles>> = {
  grotesque: { styleHref: grotesqueHref, fontHrefs: [bricolage, figtree] },
  magazine: { styleHref: magazineHref, fontHrefs: [newsreader, hanken] },
  plain: { styleHref: plainHref, fontHrefs: [gabarito, onest] },
  plate: { styleHref: plateHref, fontHrefs: [archivo] },
};

export interface FrameData extends RootData {
  readonly announcement: AnnouncementView | null;
}

export const loader = async ({ context }: Route.LoaderArgs): Promise<FrameData> => {
  const { site, queries, now, onPartial, parts } = context.get(pageContext);
  const shell = await queries.loadShell();
  if (!shell.isWhole) onPartial();
  const announcement = buildAnnouncementView(site.config.promotions, { now, timeZone: site.timeZone });
  return { shell: writeViewText(shell, { id: 'shell', parts }), announcement };
};

const layoutAttributes = (layout: SiteLayout | undefined): Record<string, string> =>
  Object.fromEntries(Object.entries(layout ?? {}).map(([name, choice]) => [`data-${toKebabCase(name)}`, choice]));

/** Read from the server's HTML, because the page's data doesn't include the style sheet. */
const sentThemeCss = globalThis.document?.querySelector('style')?.textContent ?? '';

const useThemeCss = (): string => {
  const pieces = useContext(PagePieces);
  pieces?.styles.add(pieces.themeCss);
  return pieces?.themeCss ?? sentThemeCss;
};

/** Renders nothing in the browser, where the page keeps the links that the server put into its head. */
const StyleLinks = () => useContext(PagePieces)?.styleUrls.map((url) => <link key={url} rel="stylesheet" href={url} />);

interface LayoutProps {
  readonly isErrorPage: boolean;
  readonly head: ReactNode;
  readonly children: ReactNode;
}

export function Layout({ isErrorPage, head, children }: LayoutProps) {
  const data = useRootData() as FrameData | undefined;
  const { pathname } = useLocation();
  // An error page has no hero.
  const isOverHero = !isErrorPage && pathname === pagePaths.home;
  const themeCss = useThemeCss();
  const site = data && readShell(data);
  const layout = site?.layout;
  return (
    <html lang={locale} {...layoutAttributes(layout)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {site !== undefined && (
          <>
            <link rel="icon" href={site.iconUrl ?? site.logoUrl} />
            {typefaceFiles[site.layout.typeface].fontHrefs.map((href) => (
              <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
            ))}
            <link rel="stylesheet" href={typefaceFiles[site.layout.typeface].styleHref} />
            <style>{themeCss}</style>
          </>
        )}
        {head}
        <StyleLinks />
      </head>
      <body>
        <a className="skip-link" href="#main">
          Skip to content
        </a>
        {data?.announcement && <AnnouncementPlace announcement={data.announcement} />}
        {site !== undefined && (
          <Header
            site={site}
            path={pathname}
            isOverHero={isOverHero}
            onSearch={openSearch}
            garageCount={site.watchlist === null && <GarageCount siteSlug={site.slug} />}
          />
        )}
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        {site !== undefined && <Footer site={site} />}
        {site !== undefined && site.outsideKinds.length > 0 && <ConsentPlace kinds={site.outsideKinds} />}
        <ToastPlace />
      </body>
    </html>
  );
}

interface RootProps {
  readonly loaderData: FrameData;
  readonly children: ReactNode;
}

export default function Root({ loaderData, children }: RootProps) {
  useTracking(readShell(loaderData).analyticsId);
  return children;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
