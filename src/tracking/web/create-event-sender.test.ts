import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { maxMessageBytes } from '../rules/tracking-limits.ts';
import { type BatchOutcome, createEventSender } from './create-event-sender.ts';
import { createEventOutbox, type OutgoingEvent } from './event-outbox.ts';

const createFakeStorage = (fault: 'none' | 'full' | 'forbidden' = 'none') => {
  const entries = new Map<string, string>();
  const guard = (): void => {
    if (fault === 'forbidden') throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  const storage = {
    get length() {
      guard();
      return entries.size;
    },
    key: (index: number) => [...entries.keys()][index] ?? null,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => {
      guard();
      if (fault === 'full') throw new DOMException('Full', 'QuotaExceededError');
      entries.set(key, value);
    },
    removeItem: (key: string) => {
      guard();
      entries.delete(key);
    },
    clear: () => entries.clear(),
  };
  return { storage: storage as Storage, entries };
};

const send = vi.fn(async (_events: readonly OutgoingEvent[]): Promise<BatchOutcome> => 'accepted');
const sendOnLeave = vi.fn();
let made = 0;

const setUp = (storage: Storage | undefined) =>
  createEventSender({
    outbox: createEventOutbox(storage),
    send,
    sendOnLeave,
    makeUuid: () => {
      made += 1;
      return made.toString(16).padStart(32, '0');
    },
    getPath: () => '/search/',
  });

const sentIds = (): readonly (readonly number[])[] => send.mock.calls.map(([events]) => events.map(({ id }) => id));

describe('createEventSender', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);

  beforeEach(() => {
    vi.useFakeTimers();
    vi.clearAllMocks();
    send.mockResolvedValue('accepted');
  });
  afterEach(() => vi.useRealTimers());

  it('sends no message that is too long for the server, and loses nothing of it [D.24]', async () => {
    const sender = setUp(createFakeStorage().storage);
    const details = { query: '車'.repeat(200), from: '車'.repeat(200), to: '車'.repeat(200) };
    for (let id = 1; id <= 20; id += 1) sender.add({ id, details });
    sender.leave();
    await vi.advanceTimersByTimeAsync(3_000);
    const batches = [...send.mock.calls, ...sendOnLeave.mock.calls].map(([events]) => JSON.stringify({ events }));
    for (const batch of batches) expect(Buffer.byteLength(batch)).toBeLessThanOrEqual(maxMessageBytes);
    expect(sentIds().flat()).toHaveLength(20);
    expect(sendOnLeave).toHaveBeenCalledTimes(1);
    sender.add({ id: 21, details: { query: '車'.repeat(20_000) } });
    sender.add({ id: 22 });
    await vi.advanceTimersByTimeAsync(3_000);
    expect(sentIds().flat()).toContain(22);
  });

  it.each(['none', 'full', 'forbidden'] as const)(
    'sends events together with their number, time and place; storage with fault: %s [B7.23] [D.24]',
    async (fault) => {
      vi.setSystemTime('2026-11-20T01:00:00Z');
      const sender = setUp(createFakeStorage(fault).storage);
      sender.add({ id: 49 });
      sender.add({ id: 39, carId: 7, details: { from: 'card' } });
      expect(send).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1000);
      const common = {
        at: '2026-11-20T01:00:00.000Z',
        path: '/search/',
        event_uuid: expect.stringMatching(/^[\da-f]{32}$/),
      };
      expect(send.mock.calls).toEqual([
        [
          [
            { ...common, id: 49 },
            { ...common, id: 39, car_id: 7, details: { from: 'card' } },
          ],
        ],
      ]);
      await vi.advanceTimersByTimeAsync(3_600_000);
      expect(send).toHaveBeenCalledOnce();
    },
  );

  it('retries a failed batch unchanged, and reports it on the console only [B7.33]', async () => {
    send.mockResolvedValueOnce('failed').mockRejectedValueOnce(new Error('offline'));
    const sender = setUp(createFakeStorage().storage);
    sender.add({ id: 49 });
    await vi.advanceTimersByTimeAsync(1000 + 5000 + 10_000);
    expect(send).toHaveBeenCalledTimes(3);
    expect(new Set(send.mock.calls.map(([[event]]) => event?.event_uuid)).size).toBe(1);
    expect(warn).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(send).toHaveBeenCalledTimes(3);
  });

  it('does not retry what the server refuses', async () => {
    send.mockResolvedValueOnce('refused');
    const sender = setUp(createFakeStorage().storage);
    sender.add({ id: 49 });
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(send).toHaveBeenCalledOnce();
    expect(warn).toHaveBeenCalledOnce();
  });

  it('loses nothing when the page is left: the next page sends unacknowledged events', async () => {
    const { storage } = createFakeStorage();
    const first = setUp(storage);
    first.add({ id: 49 });
    first.add({ id: 39 });
    first.leave();
    expect(sendOnLeave.mock.calls[0]?.[0].map(({ id }: OutgoingEvent) => id)).toEqual([49, 39]);
    vi.clearAllTimers();
    const second = setUp(storage);
    second.resume();
    await vi.advanceTimersByTimeAsync(1000);
    expect(sentIds()).toEqual([[49, 39]]);
    second.leave();
    expect(sendOnLeave).toHaveBeenCalledOnce();
  });

  it('splits events over several messages', async () => {
    const sender = setUp(createFakeStorage().storage);
    for (let event = 0; event < 50; event++) sender.add({ id: 49 });
    await vi.advanceTimersByTimeAsync(3000);
    expect(sentIds().map(({ length }) => length)).toEqual([20, 20, 10]);
  });

  it('stores at most 500 unsent events', async () => {
    const { storage, entries } = createFakeStorage();
    send.mockResolvedValue('failed');
    const sender = setUp(storage);
    for (let event = 0; event < 600; event++) sender.add({ id: 49 });
    expect(entries.size).toBe(500);
  });

  it('skips foreign and broken entries in storage', async () => {
    const { storage, entries } = createFakeStorage();
    entries.set('forecourt.event.x', '{');
    for (const broken of ['null', '5', '[]', '{}', '{"event_uuid":"other","at":"2026"}', '{"event_uuid":"x"}']) {
      entries.set(`forecourt.event.${broken}`, broken);
    }
    entries.set('forecourt.event.y', '{"event_uuid":"y","at":7}');
    entries.set('theme', 'dark');
    const sender = setUp(storage);
    sender.add({ id: 49 });
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(sentIds()).toEqual([[49]]);
    expect([...entries.keys()]).toEqual(['theme']);
  });

  it('resends entries that cannot be removed at most once a second', async () => {
    const { storage } = createFakeStorage();
    storage.removeItem = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    setUp(storage).add({ id: 49 });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(send).toHaveBeenCalledTimes(10);
  });
});
