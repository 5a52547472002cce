import { beforeEach, expect, it, vi } from 'vitest';
import { createRestarting } from './create-restarting.ts';

const events: string[] = [];
let opened = 0;
const openNumbered = async () => {
  opened += 1;
  const number = opened;
  events.push(`open ${number}`);
  return { number, close: async () => void events.push(`close ${number}`) };
};
const onOpened = vi.fn();
const onFailed = vi.fn();

beforeEach(() => {
  events.length = 0;
  opened = 0;
  vi.clearAllMocks();
});

it('closes the old one before it opens the new one, and gives waiting callers the new one', async () => {
  const server = createRestarting({ open: openNumbered, onOpened, onFailed });
  expect((await server.current()).number).toBe(1);
  server.restart();
  expect((await server.current()).number).toBe(2);
  expect(events).toEqual(['open 1', 'close 1', 'open 2']);
  expect(onOpened).toHaveBeenCalledOnce();
});

it('merges simultaneous changes into one restart, and restarts again for a change while it opens', async () => {
  const server = createRestarting({ open: openNumbered, onOpened, onFailed });
  await server.current();
  server.restart();
  server.restart();
  await vi.waitFor(() => expect(opened).toBe(2));
  server.restart();
  expect((await server.current()).number).toBe(3);
  expect(events).toEqual(['open 1', 'close 1', 'open 2', 'close 2', 'open 3']);
});

it('reports a failure to open, and opens the next one', async () => {
  const open = vi.fn(openNumbered).mockRejectedValueOnce(new Error('a slip of the hand'));
  const server = createRestarting({ open, onOpened, onFailed });
  await expect(server.current()).rejects.toThrow('a slip of the hand');
  expect(onFailed).not.toHaveBeenCalled();
  open.mockRejectedValueOnce(new Error('another'));
  server.restart();
  await expect(server.current()).rejects.toThrow('another');
  expect(onFailed).toHaveBeenCalledOnce();
  server.restart();
  expect((await server.current()).number).toBe(1);
});
