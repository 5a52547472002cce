import { Suspense } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lazyPart } from './lazy-part.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
});
afterEach(() => vi.useRealTimers());

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
