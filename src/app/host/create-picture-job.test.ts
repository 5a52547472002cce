import { beforeEach, expect, it, vi } from 'vitest';
import { createLogger } from '#src/platform/log/create-logger.ts';
import { minimalSite } from '#src/sites/testing/minimal-site.ts';
import { noPages } from '#src/sites/testing/no-pages.ts';
import { resolveOrThrow } from '#src/sites/testing/resolve-or-throw.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { makeTestVehicle } from '#src/vehicle/testing/make-test-vehicle.ts';
import { createPictureJob } from './create-picture-job.ts';

const site = { ...resolveOrThrow(minimalSite('wattle')), ...noPages, configVersion: 'a' };

const photograph = (id: number, names: readonly string[]): Vehicle =>
  makeTestVehicle({
    id,
    primaryImageUrl: names[0] ?? null,
    images: names.map((url) => ({ image: { url, thumb: null }, isVideo: false, caption: null })),
  } as Partial<Vehicle>);

const makingMs = 100;

const open = (vehicles: readonly Vehicle[], percent = 100) => {
  const made: string[] = [];
  const pauses: number[] = [];
  let busyRounds = 0;
  let room = Number.POSITIVE_INFINITY;
  let isDatabaseAway = false;
  let onStockChanged: (event: { siteSlug: string; version: number }) => void = () => undefined;
  const streamed: number[] = [];
  const [job] = createPictureJob(
    {
      env: { PREPARE_PICTURES_PERCENT: percent },
      log: createLogger('silent'),
      sites: { all: () => [site], bySlug: (slug) => (slug === site.slug ? site : undefined) },
      images: {
        prepare: async ({ source, widthPx, quality, format }) => {
          made.push(`${source} ${widthPx} ${quality} ${format}`);
          vi.advanceTimersByTime(makingMs);
          return source !== '/missing.jpg';
        },
        isIdle: () => busyRounds === 0,
        hasRoom: () => made.length < room,
      },
      stock: {
        vehicles: {
          streamSince: async (_slug, version, onBatch) => {
            streamed.push(version);
            if (isDatabaseAway) throw new Error('no database');
            await onBatch(vehicles);
            return { stockVersion: 7 };
          },
        },
        stockWatch: {
          onStockChanged: (listener) => {
            onStockChanged = listener;
            return () => undefined;
          },
        },
      },
    },
    async (ms) => {
      pauses.push(ms);
      busyRounds = Math.max(0, busyRounds - 1);
    },
  );
  const ending = new AbortController();
  return {
    made,
    pauses,
    streamed,
    job,
    run: async () => job?.run({ signal: ending.signal, wake: () => undefined }),
    stop: () => ending.abort(),
    changeStock: () => onStockChanged({ siteSlug: site.slug, version: 8 }),
    beBusy: (rounds: number) => {
      busyRounds = rounds;
    },
    setDatabaseAway: (isAway: boolean) => {
      isDatabaseAway = isAway;
    },
    setRoom: (pictures: number) => {
      room = pictures;
    },
  };
};

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

it('makes the pictures of all cards, then those of the galleries', async () => {
  const { made, run } = open([photograph(1, ['/a.jpg', '/b.jpg']), photograph(2, ['/c.jpg'])]);
  await run();
  expect(made.slice(0, 8)).toEqual(
    ['/a.jpg', '/c.jpg'].flatMap((url) => [320, 480, 600, 800].map((width) => `${url} ${width} 75 avif`)),
  );
  expect(made.slice(8, 13)).toEqual([
    ...[800, 1200, 1800].map((width) => `/a.jpg ${width} 80 avif`),
    ...[160, 320].map((width) => `/a.jpg ${width} 75 avif`),
  ]);
  expect(made).toHaveLength(8 + 3 * 5);
});

it('looks at stock again once it has changed, and then only at what has changed', async () => {
  const { run, streamed, changeStock } = open([photograph(1, ['/a.jpg'])]);
  await run();
  await run();
  expect(streamed).toEqual([0, 0]);
  changeStock();
  await run();
  expect(streamed).toEqual([0, 0, 7, 7]);
});

it('waits while pictures that shoppers requested are being made', async () => {
  const { made, run, pauses, beBusy } = open([photograph(1, ['/a.jpg'])]);
  beBusy(3);
  await run();
  expect(pauses.slice(0, 4)).toEqual([500, 500, 500, 0]);
  expect(made).not.toEqual([]);
});

it.each(['/a.jpg', '/missing.jpg'])('rests four times as long as it worked on %s at 20 percent', async (url) => {
  const { made, run, pauses } = open([photograph(1, [url])], 20);
  await run();
  expect(pauses).toEqual(made.map(() => 4 * makingMs));
});

it('leaves room in the cache, and stops with the server', async () => {
  const { made, run, setRoom } = open([photograph(1, ['/a.jpg', '/b.jpg'])]);
  setRoom(3);
  await run();
  expect(made).toHaveLength(3);
  const other = open([photograph(1, ['/a.jpg'])]);
  other.stop();
  await other.run();
  expect(other.made).toEqual([]);
});

it('catches up once the cache has room again', async () => {
  const { made, run, setRoom, streamed } = open([photograph(1, ['/a.jpg'])]);
  setRoom(3);
  await run();
  await run();
  expect(made).toHaveLength(3);
  setRoom(Number.POSITIVE_INFINITY);
  await run();
  expect(streamed).toEqual([0, 0, 0, 0]);
  expect(made).toContain('/a.jpg 1800 80 avif');
});

it('catches up once the database can be reached again', async () => {
  const { made, run, setDatabaseAway } = open([photograph(1, ['/a.jpg'])]);
  setDatabaseAway(true);
  await expect(run()).rejects.toThrow('no database');
  setDatabaseAway(false);
  await run();
  expect(made).toContain('/a.jpg 1800 80 avif');
});

it('ignores vehicles that have no page, and does nothing at 0 percent', async () => {
  const { made, run } = open([{ ...photograph(1, ['/a.jpg']), isShownOnWebsite: false }]);
  await run();
  expect(made).toEqual([]);
  expect(open([], 0).job).toBeUndefined();
});
