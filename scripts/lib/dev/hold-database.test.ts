import { expect, it, vi } from 'vitest';
import type { DatabaseService } from '#src/platform/db/database.ts';
import { holdDatabase } from './hold-database.ts';

const makeOpen = () => {
  const close = vi.fn(async () => undefined);
  return { close, open: vi.fn(async () => ({ close }) as Partial<DatabaseService> as DatabaseService) };
};

it('returns the same database until the code that opens it changes', async () => {
  const [first, second] = [makeOpen(), makeOpen()];
  const load = vi.fn(async () => first.open);
  const held = holdDatabase(load);
  expect(await held.get()).toBe(await held.get());
  expect(first.close).not.toHaveBeenCalled();
  load.mockResolvedValue(second.open);
  await held.get();
  expect([first.open.mock.calls, first.close.mock.calls, second.open.mock.calls].map(({ length }) => length)).toEqual([
    1, 1, 1,
  ]);
});

it('opens another one after it was released', async () => {
  const { open, close } = makeOpen();
  const held = holdDatabase(async () => open);
  await held.get();
  held.letGo();
  expect(close).not.toHaveBeenCalled();
  await held.get();
  expect(close).toHaveBeenCalledOnce();
  expect(open).toHaveBeenCalledTimes(2);
});
