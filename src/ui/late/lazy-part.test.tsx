import { Suspense } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lazyPart } from './lazy-part.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('retries a script that failed to load, then renders the part', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const load = vi.fn(async () => ({ name }: { readonly name: string }) => <b>{name}</b>);
  load.mockRejectedValueOnce(new Error('offline')).mockRejectedValueOnce(new Error('offline'));
  const Part = lazyPart(load);
  const onError = vi.fn();
  const page = await renderToReadableStream(
    <main>
      <Suspense fallback="not yet">
        <Part name="here" />
      </Suspense>
    </main>,
    { onError },
  );
  await vi.advanceTimersByTimeAsync(3_999);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(load).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(8_000);
  expect(load).toHaveBeenCalledTimes(3);
  await vi.runAllTimersAsync();
  expect(await new Response(page).text()).toContain('<b>here</b>');
  expect(onError).not.toHaveBeenCalled();
  expect(warn).toHaveBeenCalledTimes(2);
});

it('retries immediately when the connection comes back', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const browser = new EventTarget();
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
  vi.stubGlobal('removeEventListener', browser.removeEventListener.bind(browser));
  const load = vi.fn(async () => () => <b>here</b>);
  load.mockRejectedValueOnce(new Error('offline'));
  const Part = lazyPart(load);
  const page = await renderToReadableStream(
    <Suspense fallback="not yet">
      <Part />
    </Suspense>,
  );
  await vi.advanceTimersByTimeAsync(100);
  expect(load).toHaveBeenCalledTimes(1);
  browser.dispatchEvent(new Event('online'));
  expect(await new Response(page).text()).toContain('<b>here</b>');
  expect(load).toHaveBeenCalledTimes(2);
});
