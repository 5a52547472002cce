import { lazy, type ReactNode, Suspense, use } from 'react';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { minimalSite } from '#src/sites/testing/minimal-site.ts';
import { resolveOrThrow } from '#src/sites/testing/resolve-or-throw.ts';
import { DealerText } from '#src/ui/dealer-text.tsx';
import { InlineScript } from '#src/ui/inline-script.tsx';
import { Remembered } from '#src/ui/remembered.tsx';
import * as entry from './entry.server.tsx';
import type { PageContext } from './storefront/page-context.server.ts';

const reported = vi.fn();

beforeEach(() => {
  reported.mockClear();
  entry.onPageError(reported);
});
afterEach(() => {
  entry.onPageError(() => undefined);
  vi.useRealTimers();
});

const ErrorPage = () => <main>An error page</main>;

const listed = {
  path: '',
  module: '/page.js',
  hasAction: false,
  hasClientAction: false,
  hasClientLoader: false,
  hasClientMiddleware: false,
  hasErrorBoundary: true,
  hasLoader: false,
  clientActionModule: undefined,
  clientLoaderModule: undefined,
  clientMiddlewareModule: undefined,
  hydrateFallbackModule: undefined,
};

type ServerRouteModule = NonNullable<ServerBuild['routes'][string]>['module'];

const rootModule = {
  Layout: ({ children }: { readonly children: ReactNode }) => <body>{children}</body>,
  default: ({ children }: { readonly children: ReactNode }) => children,
  ErrorBoundary: ErrorPage,
  loader: () => ({}),
};

const site = resolveOrThrow(minimalSite('wattle'));

const render = async (page: ReactNode, parts: Readonly<Record<string, string>> = {}) => {
  const build: ServerBuild = {
    entry: { module: entry },
    routes: {
      // React Router's types don't know that `PageTree` passes other props.
      root: { id: 'root', path: '', module: rootModule as unknown as ServerRouteModule },
      page: { id: 'page', parentId: 'root', index: true, module: { default: () => page } },
    },
    assets: {
      entry: { imports: [], module: '/entry.js' },
      routes: { root: { ...listed, id: 'root' }, page: { ...listed, id: 'page', parentId: 'root' } },
      url: '',
      version: '',
    },
    assetsBuildDirectory: '',
    publicPath: '/',
    future: {} as ServerBuild['future'],
    isSpaMode: false,
    prerender: [],
    ssr: true,
    routeDiscovery: { mode: 'initial', manifestPath: '' },
  };
  const provider = new RouterContextProvider();
  const context = { site, parts: new Map(Object.entries(parts)) };
  provider.set(entry.pageContext, context as unknown as PageContext);
  const response = await createRequestHandler(build, 'production')(new Request('https://wattle.example/'), provider);
  const drawn = entry.takeDrawnPage(response);
  expect(entry.takeDrawnPage(response)).toBeUndefined();
  return { status: response.status, text: drawn?.pieces.join('') ?? '', scripts: drawn?.scripts ?? new Set() };
};

const Broken = ({ message }: { readonly message: string }): ReactNode => {
  throw new Error(message);
};

const endless = new Promise<never>(() => undefined);
const Endless = (): ReactNode => use(endless);

it('reports an error inside a part that waits, and answers 500', async () => {
  const page = await render(
    <Suspense fallback="Please wait">
      <Broken message="the part broke" />
    </Suspense>,
  );
  expect(page.status).toBe(500);
  expect(page.text).toContain('Please wait');
  expect(reported.mock.calls).toEqual([[expect.objectContaining({ message: 'the part broke' })]]);
});

it('reports an error of the whole page once, and draws the error page', async () => {
  const page = await render(<Broken message="the page broke" />);
  expect(page.status).toBe(500);
  expect(page.text).toContain('An error page');
  expect(reported.mock.calls).toEqual([[expect.objectContaining({ message: 'the page broke' })]]);
});

it('reports a page that takes too long once, however many of its parts wait', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const waiting = render(
    <>
      <Suspense fallback="Please wait">
        <Endless />
      </Suspense>
      <Suspense fallback="Please wait too">
        <Endless />
      </Suspense>
    </>,
  );
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
  vi.advanceTimersByTime(5000);
  const page = await waiting;
  expect(page.status).toBe(500);
  expect(page.text).toContain('Please wait too');
  expect(reported.mock.calls).toEqual([[expect.objectContaining({ message: 'the page took too long to render' })]]);
});

it('reports an error of a part beside that of the whole page', async () => {
  const page = await render(
    <>
      <Suspense fallback="Please wait">
        <Broken message="the part broke" />
      </Suspense>
      <Broken message="the page broke" />
    </>,
  );
  expect(page.status).toBe(500);
  expect(reported.mock.calls.map(([error]) => (error as Error).message)).toEqual(['the part broke', 'the page broke']);
});

it('reports nothing for a page that renders', async () => {
  expect((await render('Cars')).status).toBe(200);
  expect(reported).not.toHaveBeenCalled();
});

it('draws a page whose parts were loaded before as the stream drew it first', async () => {
  const Late = lazy(async () => ({ default: () => <b>Late</b> }));
  const page = (
    <Suspense fallback="Please wait">
      <Late />
    </Suspense>
  );
  const [first, second] = [await render(page), await render(page)];
  expect(first.text).toContain('<b>Late</b>');
  expect(second.text).toBe(first.text);
  expect(reported).not.toHaveBeenCalled();
});

it('draws remembered parts where they were drawn first', async () => {
  const card = { title: '2021 Mazda CX-5' };
  const page = (
    <ul>
      <li>
        <Remembered of={card} variant="">
          <b>{card.title}</b>
        </Remembered>
      </li>
    </ul>
  );
  const [first, second] = [await render(page), await render(page)];
  expect(first.text).toContain('<ul><li><b>2021 Mazda CX-5</b></li></ul>');
  expect(second.text).toBe(first.text);
});

const readElement = (text: string, id: string): unknown =>
  JSON.parse(new RegExp(`<script type="application/json" id="${id}">([^<]*)</script>`).exec(text)?.[1] ?? 'null');

it('carries the texts of its views as data, whatever dealers and visitors wrote', async () => {
  const view = { words: '</script><script>go()</script><!-- \u2028 & "' };
  const { text } = await render('Cars', { view: JSON.stringify(view) });
  expect(readElement(text, 'view')).toEqual(view);
  expect(readElement(text, 'page-data')).toEqual({ rootData: {}, routesInPlace: [] });
});

it('tells the policy every inline script that we put into the page, and nothing else', async () => {
  const foreign = '<script>foreign()</script>';
  const page = await render(
    <>
      <InlineScript script="own()" />
      <DealerText html={foreign} />
    </>,
    { view: '{"typed":"go()"}' },
  );
  const inline = [...page.text.matchAll(/<script(?: type="waiting-module" async="")?>(.*?)<\/script>/gs)];
  const own = inline.map(([, script]) => script).filter((script) => script !== 'foreign()');
  expect(page.text).toContain(foreign);
  expect(own).toHaveLength(inline.length - 1);
  expect([...page.scripts].sort()).toEqual(own.sort());
});
