import { type ReactNode, Suspense, use } from 'react';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as entry from './entry.server.tsx';

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
  id: 'root',
  path: '',
  module: '',
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

/** Renders a site of one page through React Router, as the page writer does. */
const render = (page: ReactNode): Promise<Response> => {
  const build: ServerBuild = {
    entry: { module: entry },
    routes: { root: { id: 'root', path: '', module: { default: () => page, ErrorBoundary: ErrorPage } } },
    assets: { entry: { imports: [], module: '' }, routes: { root: listed }, url: '', version: '' },
    assetsBuildDirectory: '',
    publicPath: '/',
    future: {} as ServerBuild['future'],
    isSpaMode: false,
    prerender: [],
    ssr: true,
    routeDiscovery: { mode: 'initial', manifestPath: '' },
  };
  return createRequestHandler(build, 'production')(new Request('https://wattle.example/'));
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
  expect(await page.text()).toContain('Please wait');
  expect(reported.mock.calls).toEqual([[expect.objectContaining({ message: 'the part broke' })]]);
});

it('reports an error of the whole page once, and draws the error page', async () => {
  const page = await render(<Broken message="the page broke" />);
  expect(page.status).toBe(500);
  expect(await page.text()).toContain('An error page');
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
  expect(await page.text()).toContain('Please wait too');
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
