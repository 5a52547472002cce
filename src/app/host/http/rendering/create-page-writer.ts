import {
  createRequestHandler,
  matchRoutes,
  type RouteObject,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import type { DrawnPage } from '#src/app/entry.server.tsx';
import { listFrameOrigins, listPictureOrigins } from '#src/app/storefront/outside-origins.server.ts';
import type { PageOrigins, PageVisit } from '#src/app/storefront/page-context.server.ts';
import { isSecretPage } from '#src/lib/drop-secrets.ts';
import { retryAfterSeconds } from '#src/platform/http/problem-document.ts';
import {
  buildContentSecurityPolicy,
  commonSecurityHeaders,
  type OutsideOrigins,
} from '#src/platform/http/security-headers.ts';
import { listAnalyticsOrigins } from '#src/tracking/rules/list-analytics-origins.ts';
import { type PageJob, sharedCacheControl } from './render-messages.ts';

const nobody: PageVisit = { visitor: null, sessionUuid: null, receiptUuid: null, sentForm: null, cameFrom: null };

export interface PageBuild extends ServerBuild {
  readonly entry: ServerBuild['entry'] & {
    readonly module: ServerBuild['entry']['module'] & {
      readonly pageContext: typeof import('#src/app/storefront/page-context.server.ts').pageContext;
      readonly onPageError: (report: (error: unknown) => void) => void;
      readonly takeDrawnPage: typeof import('#src/app/entry.server.tsx').takeDrawnPage;
      readonly readAnswer: typeof import('#src/app/storefront/answer-text.server.ts').readAnswer;
    };
  };
}

export interface WrittenPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly pieces: readonly string[];
  readonly isCacheable: boolean;
}

interface WrittenFacts {
  /** Undefined for a response that isn't a page, such as a page's data. */
  readonly drawn: DrawnPage | undefined;
  readonly isWhole: boolean;
  readonly isForOne: boolean;
  readonly outside: readonly PageOrigins[];
}

const joinOrigins = (site: PageJob['site'], outside: readonly PageOrigins[]): OutsideOrigins => {
  const { scripts, connections } = listAnalyticsOrigins(site.config.tracking);
  return {
    scripts: [...scripts, ...outside.flatMap((origins) => origins.scripts)],
    connections: [...connections, ...outside.flatMap((origins) => origins.connections)],
    pictures: listPictureOrigins(site),
    frames: [...listFrameOrigins(site), ...outside.flatMap((origins) => origins.frames)],
  };
};

const writePage = async (
  response: Response,
  { site, address }: Pick<PageJob, 'site' | 'address'>,
  { drawn, isWhole, isForOne, outside }: WrittenFacts,
): Promise<WrittenPage> => {
  const headers: Record<string, string> = { ...commonSecurityHeaders };
  response.headers.forEach((value, name) => {
    headers[name] = value;
  });
  const isCacheable = isWhole && !isForOne && response.status === 200 && !response.headers.has('set-cookie');
  headers['cache-control'] = isCacheable ? sharedCacheControl : 'no-store';
  headers['cache-tag'] = site.slug;
  if (isSecretPage(address)) headers['referrer-policy'] = 'strict-origin';
  headers.vary = isForOne ? 'cookie' : 'accept-encoding';
  if (response.status === 503) headers['retry-after'] = String(retryAfterSeconds);
  if (drawn !== undefined)
    headers['content-security-policy'] = buildContentSecurityPolicy(drawn, joinOrigins(site, outside));
  return { status: response.status, headers, pieces: drawn?.pieces ?? [await response.text()], isCacheable };
};

const isDataAddress = (address: string): boolean => address.split('?', 1)[0]?.endsWith('.data') ?? false;

/** Returns the page path of a data request, following React Router's rules. */
const readDataPath = (pathname: string): string =>
  pathname
    .replace(/^\/_root\.data$/, '/')
    .replace(/\/_\.data$/, '/')
    .replace(/\.data$/, '');

/**
 * Returns true if the parameter `_routes` names anything other than the page's own route. Our pages never request other
 * routes, and the response would be cacheable at any made-up address.
 */
const isForeignPart = ({ routes }: PageBuild, address: string): boolean => {
  const { pathname, searchParams } = new URL(address, 'http://site.invalid');
  const asked = searchParams.get('_routes');
  if (asked === null) return false;
  const children = Object.values(routes).flatMap((route) =>
    route?.parentId === 'root' ? [{ id: route.id, path: route.path, index: route.index }] : [],
  );
  const leaf = matchRoutes(children as RouteObject[], readDataPath(pathname))?.at(-1)?.route.id;
  return asked !== leaf;
};

const refusePart = (site: PageJob['site']): WrittenPage => ({
  status: 404,
  headers: {
    ...commonSecurityHeaders,
    'cache-control': 'no-store',
    'cache-tag': site.slug,
    'content-type': 'text/plain',
    vary: 'accept-encoding',
  },
  pieces: ['No page has this part.\n'],
  isCacheable: false,
});

export type WritePage = (job: PageJob) => Promise<WrittenPage>;

/**
 * Renders pages with React Router's build. Without a visitor in the job, loaders don't know who requested the page, so
 * everybody can get the same response.
 */
export const createPageWriter = (build: PageBuild, mode: 'production' | 'development' = 'production'): WritePage => {
  const handle = createRequestHandler(build, mode);
  const { pageContext, takeDrawnPage } = build.entry.module;
  return async ({ site, address, now, queries, visitor }) => {
    const provider = new RouterContextProvider();
    let isWhole = true;
    const onPartial = (): void => {
      isWhole = false;
    };
    const { formAnswer = null, visit = nobody } = visitor ?? {};
    const outside: PageOrigins[] = [];
    const onOutside = (origins: PageOrigins): void => void outside.push(origins);
    const parts = isDataAddress(address) ? null : new Map<string, string>();
    provider.set(pageContext, { site, queries, now, onPartial, onOutside, parts, formAnswer, visit });
    if (isForeignPart(build, address)) return refusePart(site);
    // Uses the site's public address, whichever host was requested: the page is the same for all hosts.
    const response = await handle(new Request(site.url + address, visitor), provider);
    const drawn = takeDrawnPage(response);
    return writePage(response, { site, address }, { drawn, isWhole, isForOne: visitor !== undefined, outside });
  };
};
