import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { makeTestVehicle } from '#src/vehicle/testing/make-test-vehicle.ts';
import { stockSearchSettings } from '../../rules/document/stock-search-settings.ts';
import { createMeilisearchIndex } from './create-meilisearch-index.ts';
import { createStockSender, type StockSender } from './create-stock-sender.ts';
import type { SearchTargets } from './search-targets.ts';
import { type RecordingServer, startRecordingServer, writeKey } from './testing/start-recording-server.ts';

const site = 'wattle-group';

const createFakeStock = () => {
  const rows = new Map<number, { readonly vehicle: Vehicle; readonly version: number }>();
  const listeners = new Set<(event: { siteSlug: string; version: number }) => void>();
  let version = 0;
  const read = (since: number) => ({
    stockVersion: version,
    vehicles: [...rows.values()].filter((row) => row.version > since).map(({ vehicle }) => vehicle),
  });
  return {
    save: (...vehicles: Vehicle[]): void => {
      version += 1;
      for (const vehicle of vehicles) rows.set(vehicle.id, { vehicle, version });
      for (const listener of listeners) listener({ siteSlug: site, version });
    },
    vehicleStore: {
      streamSince: vi.fn(
        async (_siteSlug: string, since: number, onBatch: (batch: readonly Vehicle[]) => void | Promise<void>) => {
          const { stockVersion, vehicles } = read(since);
          await onBatch(vehicles);
          return { stockVersion };
        },
      ),
    },
    stockWatch: {
      onStockChanged: (listener: (event: { siteSlug: string; version: number }) => void) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
  };
};

const createFakeTargets = () => {
  const renewedAfterCalls: number[] = [];
  const state = { version: 0, fingerprint: '', isClaimed: false, isTakenOver: false };
  const targets: SearchTargets = {
    claim: async (_siteSlug, fingerprint) => {
      if (state.isClaimed) return undefined;
      Object.assign(state, {
        isClaimed: true,
        fingerprint,
        version: state.fingerprint === fingerprint ? state.version : 0,
      });
      return {
        version: state.version,
        advance: async (version) => {
          renewedAfterCalls.push(server.calls.length);
          if (!state.isTakenOver) state.version = version;
          return !state.isTakenOver;
        },
        release: async () => {
          if (!state.isTakenOver) state.isClaimed = false;
        },
      };
    },
  };
  return { state, targets, renewedAfterCalls };
};

const car = (id: number, fields: Partial<Vehicle> = {}): Vehicle =>
  makeTestVehicle({ id, stockNumber: `S${id}`, ...fields });

let server: RecordingServer;
let senders: StockSender[] = [];

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true, advanceTimeDelta: 20 });
  server = await startRecordingServer('Car_production');
});

afterEach(async () => {
  await Promise.all(senders.map((sender) => sender.close()));
  senders = [];
  vi.useRealTimers();
  await server.close();
});

const start = (stock = createFakeStock(), targets = createFakeTargets()) => {
  const onProblem = vi.fn();
  const fingerprint = { value: 'a' };
  const sender = createStockSender({
    ...stock,
    targets: targets.targets,
    settings: stockSearchSettings,
    toDocument: (_siteSlug, { id, make, isShownOnWebsite }) => (isShownOnWebsite ? { id, make } : undefined),
    targetOf: (siteSlug) => ({
      index: createMeilisearchIndex({ host: server.host, apiKey: writeKey, indexUid: siteSlug, timeoutMs: 2000 }),
      fingerprint: fingerprint.value,
    }),
    onProblem,
  });
  senders.push(sender);
  return { stock, targets, sender, onProblem, fingerprint };
};

const expectSent = (...ids: number[]): Promise<void> =>
  vi.waitFor(() => expect([...server.documents.keys()].sort()).toEqual(ids), { timeout: 10_000, interval: 20 });
const expectVersion = ({ state }: ReturnType<typeof createFakeTargets>, version: number): Promise<void> =>
  vi.waitFor(() => expect(state).toMatchObject({ version, isClaimed: false }), { timeout: 10_000, interval: 20 });

describe('createStockSender', () => {
  it('sends settings and all stock first, then only what changed [D.15]', async () => {
    const { stock, targets, sender } = start();
    stock.save(car(1), car(2));
    sender.wake(site);
    await expectVersion(targets, 1);
    expect(server.calls.map(({ method }) => method)).toEqual(['PATCH', 'POST']);
    stock.save(car(2, { make: 'Ford' }), car(3));
    await expectVersion(targets, 2);
    await expectSent(1, 2, 3);
    expect(server.calls.at(-1)?.body).toEqual([{ id: 2, make: 'Ford' }, expect.objectContaining({ id: 3 })]);
    expect(stock.vehicleStore.streamSince.mock.calls.filter(([, since]) => since === 0)).toHaveLength(1);
  });

  it('removes vehicles that the dealer no longer shows [B4.16]', async () => {
    const { stock, targets } = start();
    stock.save(car(1), car(2));
    await expectVersion(targets, 1);
    stock.save(car(2, { isShownOnWebsite: false }));
    await expectVersion(targets, 2);
    await expectSent(1);
  });

  it('renews its lease after each call, because each can take minutes [D.15]', async () => {
    const { stock, targets } = start();
    stock.save(car(1), car(2, { isShownOnWebsite: false }));
    await expectVersion(targets, 1);
    expect(server.calls).toHaveLength(3);
    expect([...new Set(targets.renewedAfterCalls)]).toEqual([1, 2, 3]);
  });

  it('sends nothing again after a restart', async () => {
    const first = start();
    first.stock.save(car(1));
    await expectVersion(first.targets, 1);
    await first.sender.close();
    const calls = server.calls.length;
    const second = start(first.stock, first.targets);
    second.stock.save(car(2));
    await expectVersion(second.targets, 2);
    expect(server.calls.slice(calls).map(({ body }) => body)).toEqual([[expect.objectContaining({ id: 2 })]]);
  });

  it('retries with growing pauses, and loses no change in between', async () => {
    const { stock, targets, onProblem } = start();
    server.failNext(503, 503, 503);
    stock.save(car(1));
    await vi.waitFor(() => expect(onProblem).toHaveBeenCalledTimes(1), { timeout: 5000 });
    stock.save(car(2));
    await vi.advanceTimersByTimeAsync(900);
    expect(onProblem).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(200);
    await vi.waitFor(() => expect(onProblem).toHaveBeenCalledTimes(2), { timeout: 5000 });
    await vi.advanceTimersByTimeAsync(2100);
    await vi.waitFor(() => expect(onProblem).toHaveBeenCalledTimes(3), { timeout: 5000 });
    expect(server.documents.size).toBe(0);
    await vi.advanceTimersByTimeAsync(4100);
    await expectVersion(targets, 2);
    await expectSent(1, 2);
  });

  it('waits minutes after a permanent failure', async () => {
    const { stock, onProblem } = start();
    server.failNext(400);
    stock.save(car(1));
    await vi.waitFor(() => expect(onProblem).toHaveBeenCalledWith(site, 'Not now.'), { timeout: 5000 });
    await vi.advanceTimersByTimeAsync(4 * 60_000);
    expect(server.calls).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(61_000);
    await expectSent(1);
  });

  it('leaves a site that another process is sending, and checks again later', async () => {
    const { stock, targets, onProblem } = start();
    targets.state.isClaimed = true;
    stock.save(car(1));
    await vi.advanceTimersByTimeAsync(29_000);
    expect(server.calls).toHaveLength(0);
    targets.state.isClaimed = false;
    await vi.advanceTimersByTimeAsync(2000);
    await expectSent(1);
    expect(onProblem).not.toHaveBeenCalled();
  });

  it('stops when another process has taken over, and checks again later', async () => {
    const { stock, targets, onProblem } = start();
    targets.state.isTakenOver = true;
    stock.save(car(1));
    await vi.waitFor(() => expect(onProblem).toHaveBeenCalledWith(site, 'Another process has taken over.'), {
      timeout: 5000,
    });
    expect(targets.state).toMatchObject({ version: 0, isClaimed: true });
    Object.assign(targets.state, { isTakenOver: false, isClaimed: false });
    await vi.advanceTimersByTimeAsync(1100);
    await expectVersion(targets, 1);
  });

  it('sends everything again for another server or other settings', async () => {
    const { stock, targets, sender, fingerprint } = start();
    stock.save(car(1));
    await expectVersion(targets, 1);
    fingerprint.value = 'b';
    sender.wake(site);
    await vi.waitFor(() => expect(server.calls.filter(({ method }) => method === 'PATCH')).toHaveLength(2), {
      timeout: 5000,
    });
  });
});
