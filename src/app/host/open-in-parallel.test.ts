import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { PageRenderer } from './http/rendering/render-messages.ts';
import { openInParallel } from './open-in-parallel.ts';

const renderer = { render: vi.fn<PageRenderer['render']>(), close: vi.fn(async () => undefined) };
const stores = { database: 'a database', closeStores: vi.fn(async () => undefined) };
const unhandled = vi.fn();

beforeAll(() => void process.on('unhandledRejection', unhandled));
afterAll(() => void process.off('unhandledRejection', unhandled));
beforeEach(() => void vi.clearAllMocks());

/** Waits until Node would have reported an unhandled rejection, which it does after the microtasks. */
const pass = () => new Promise((resolve) => setImmediate(resolve));

it('gives the renderer and the stores', async () => {
  const opened = await openInParallel(
    async () => renderer,
    async () => stores,
  );
  expect(opened).toEqual({ ...stores, renderer });
  expect([renderer.close, stores.closeStores].flatMap(({ mock }) => mock.calls)).toEqual([]);
});

it.each(['before', 'after'])('closes the stores if the renderer fails %s they have opened', async (when) => {
  const [starting, opening] = [Promise.withResolvers<PageRenderer>(), Promise.withResolvers<typeof stores>()];
  const opened = openInParallel(
    () => starting.promise,
    () => opening.promise,
  );
  const expected = expect(opened).rejects.toThrow('no threads');
  if (when === 'after') opening.resolve(stores);
  await pass();
  starting.reject(new Error('no threads'));
  await pass();
  opening.resolve(stores);
  await expected;
  expect(stores.closeStores).toHaveBeenCalledOnce();
  expect(unhandled).not.toHaveBeenCalled();
});

it('closes the renderer if the stores fail', async () => {
  const opened = openInParallel(
    async () => renderer,
    async (): Promise<typeof stores> => {
      throw new Error('no database');
    },
  );
  await expect(opened).rejects.toThrow('no database');
  expect(renderer.close).toHaveBeenCalledOnce();
});

it('says what failed first if both fail', async () => {
  const opened = openInParallel(
    () => Promise.reject(new Error('no threads')),
    async (): Promise<typeof stores> => {
      await pass();
      throw new Error('no database');
    },
  );
  await expect(opened).rejects.toThrow('no threads');
  await pass();
  expect(unhandled).not.toHaveBeenCalled();
});
