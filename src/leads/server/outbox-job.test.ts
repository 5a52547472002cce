import { afterEach, expect, it, vi } from 'vitest';
import { startJobs } from '#src/platform/jobs/start-jobs.ts';
import { makeLeadRecord } from '../testing/make-lead-record.ts';
import { DeliveryError } from './delivery-error.ts';
import type { Delivery, DeliveryOutcome, DeliveryStore } from './delivery-store.ts';
import { createOutboxJob, type OutboxOptions, outboxJobName } from './outbox-job.ts';

const received = makeLeadRecord().receivedAt.getTime();

interface Row {
  readonly target: string;
  attempts: number;
  dueMs: number;
  end: DeliveryOutcome | null;
}

const createTrial = (targets: readonly string[]) => {
  const rows: Row[] = targets.map((target) => ({ target, attempts: 0, dueMs: received, end: null }));
  const clock = { nowMs: received };
  const toDelivery = ({ target, attempts }: Row): Delivery => ({
    siteSlug: 'wattle',
    deliveryUuid: target,
    kind: 'mail',
    target,
    attempts,
    traceparent: null,
    queuedAt: new Date(received),
    lead: { ...makeLeadRecord(), leadUuid: target, vehicle: null },
  });
  const store: DeliveryStore = {
    claim: async (now, limit, leaseMs) => {
      const due = rows.filter(({ end, dueMs }) => end === null && dueMs <= now.getTime()).slice(0, limit);
      for (const row of due) Object.assign(row, { attempts: row.attempts + 1, dueMs: now.getTime() + leaseMs });
      return due.map(toDelivery);
    },
    reclaim: async (now) => {
      for (const row of rows) row.dueMs = now.getTime();
    },
    settle: async ({ target }, outcome) => {
      const row = rows.find((one) => one.target === target);
      if (row === undefined) return;
      if (outcome.kind === 'postponed') row.dueMs = outcome.dueAt.getTime();
      else row.end = outcome;
    },
    hasten: async (_siteSlug, { target }, now, after) => {
      for (const row of rows.filter((one) => one.target === target && one.dueMs > after.getTime())) {
        row.dueMs = now.getTime();
      }
    },
  };
  return { rows, clock, store };
};

interface Outbox {
  readonly wake: () => void;
  readonly stop: () => Promise<void>;
}

let outbox: Outbox | undefined;
afterEach(async () => {
  await outbox?.stop();
});

const open = (trial: ReturnType<typeof createTrial>, options: Partial<OutboxOptions>): Outbox => {
  const onProblem = (error: unknown) => {
    throw error;
  };
  const job = createOutboxJob({
    store: trial.store,
    isAlone: false,
    deliver: async () => 'delivered',
    onFailed: () => undefined,
    onProblem,
    intervalMs: 5,
    readClock: () => new Date(trial.clock.nowMs),
    draw: () => 0.5,
    ...options,
  });
  const jobs = startJobs(
    [job],
    options.onProblem ? (_name, error) => options.onProblem?.(error) : (_name, error) => onProblem(error),
  );
  outbox = { wake: () => jobs.wake(outboxJobName), stop: jobs.stop };
  return outbox;
};

const endsOf = ({ rows }: ReturnType<typeof createTrial>) => rows.map(({ end }) => end?.kind ?? null);

it('delivers everything due, a few at a time', async () => {
  const trial = createTrial(Array.from({ length: 30 }, (_, at) => `${at}@a.example`));
  let underWay = 0;
  let most = 0;
  const deliver: OutboxOptions['deliver'] = async () => {
    underWay++;
    most = Math.max(most, underWay);
    await new Promise((resolve) => setTimeout(resolve, 2));
    underWay--;
    return 'delivered';
  };
  open(trial, { deliver, intervalMs: 60_000 });
  await vi.waitFor(() => expect(new Set(endsOf(trial))).toEqual(new Set(['delivered'])));
  expect(most).toBe(8);
});

it('says what only became a file', async () => {
  const trial = createTrial(['one@a.example']);
  open(trial, { deliver: async () => 'written' });
  await vi.waitFor(() => expect(endsOf(trial)).toEqual(['written']));
});

it('retries after a growing pause, and no sooner', async () => {
  const trial = createTrial(['one@a.example']);
  const tried: number[] = [];
  const deliver: OutboxOptions['deliver'] = async () => {
    tried.push((trial.clock.nowMs - received) / 1000);
    if (tried.length < 4) throw new Error('refused');
    return 'delivered';
  };
  open(trial, { deliver });
  // Moves the clock by a second at a time.
  await vi.waitFor(
    () => {
      trial.clock.nowMs += 1000;
      expect(endsOf(trial)).toEqual(['delivered']);
    },
    { interval: 20, timeout: 5000 },
  );
  const pauses = tried.slice(1).map((second, at) => second - (tried[at] ?? 0));
  expect(pauses.map((pause, at) => pause - 5 * 2 ** at).every((late) => late >= 0 && late <= 2)).toBe(true);
});

it.each([
  [true, ['delivered']],
  [false, [null]],
])('reclaims an ended process’s deliveries at once if no other process uses the store: %s', async (isAlone, ends) => {
  const trial = createTrial(['one@a.example']);
  await trial.store.claim(new Date(received), 1, 90_000);
  const looked = vi.spyOn(trial.store, 'claim');
  open(trial, { isAlone });
  await vi.waitFor(() => expect(looked.mock.calls.length).toBeGreaterThan(2));
  expect(endsOf(trial)).toEqual(ends);
});

it('delivers the others while one hangs', async () => {
  const trial = createTrial(['hangs@a.example', 'two@a.example', 'three@a.example']);
  const deliver: OutboxOptions['deliver'] = ({ target }) =>
    target.startsWith('hangs') ? new Promise(() => undefined) : Promise.resolve('delivered');
  open(trial, { deliver });
  await vi.waitFor(() => expect(endsOf(trial)).toEqual([null, 'delivered', 'delivered']));
});

it('gives up after three days, and reports it', async () => {
  const trial = createTrial(['one@a.example']);
  trial.clock.nowMs += 3 * 86_400_000;
  const onFailed = vi.fn();
  open(trial, { deliver: () => Promise.reject(new Error('refused')), onFailed });
  await vi.waitFor(() => expect(endsOf(trial)).toEqual(['dead']));
  expect(onFailed).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ attempts: 1 }),
    new Error('refused'),
    'dead',
  );
});

it('stores well-formed error text, wherever it is cut', async () => {
  const trial = createTrial(['one@a.example']);
  const error = new DeliveryError(`\0${'x'.repeat(299)}👋`, { isFinal: true });
  open(trial, { deliver: () => Promise.reject(error) });
  await vi.waitFor(() => expect(endsOf(trial)).toEqual(['dead']));
  expect(trial.rows[0]?.end).toMatchObject({ error: 'x'.repeat(299) });
});

it('respects the Retry-After of a recipient', async () => {
  const trial = createTrial(['one@a.example']);
  open(trial, { deliver: () => Promise.reject(new DeliveryError('later', { askedPauseMs: 7_200_000 })) });
  await vi.waitFor(() => expect(trial.rows[0]?.dueMs).toBe(received + 7_200_000));
});

it('retries what waits for a target as soon as the target works again', async () => {
  const trial = createTrial(['one@a.example']);
  let isAway = true;
  const deliver = vi.fn(async () => {
    if (isAway) throw new Error('away');
    return 'delivered' as const;
  });
  const running = open(trial, { deliver });
  await vi.waitFor(() => expect(trial.rows[0]?.dueMs).toBe(received + 5_000));
  const [postponed] = trial.rows;
  Object.assign(postponed ?? {}, { dueMs: received + 3_600_000 });
  isAway = false;
  // The delivery of a new lead shows that the target is back. Its row comes first, because the trial settles a target's
  // first row.
  const hastened = vi.spyOn(trial.store, 'hasten');
  trial.rows.unshift({ target: 'one@a.example', attempts: 0, dueMs: received, end: null });
  running.wake();
  await vi.waitFor(() => expect(postponed?.dueMs).toBeLessThan(received + 3_600_000));
  expect(hastened).toHaveBeenCalledOnce();
});

it.each([
  ['asked for a pause', new DeliveryError('later', { askedPauseMs: 7_200_000 })],
  ['never failed', null],
])('hastens nothing for a target that %s', async (_case, error) => {
  const trial = createTrial(['one@a.example']);
  const hastened = vi.spyOn(trial.store, 'hasten');
  const deliver = vi.fn(async () => 'delivered' as const);
  if (error !== null) deliver.mockRejectedValueOnce(error);
  open(trial, { deliver });
  await vi.waitFor(() => expect(deliver).toHaveBeenCalledOnce());
  trial.clock.nowMs += 7_200_000;
  await vi.waitFor(() => expect(endsOf(trial)).toEqual(['delivered']));
  expect(hastened).not.toHaveBeenCalled();
});

it('gives up at once when a retry is pointless', async () => {
  const trial = createTrial(['one@a.example']);
  const deliver = vi.fn(() => Promise.reject(new DeliveryError('gone', { isFinal: true })));
  open(trial, { deliver });
  await vi.waitFor(() => expect(endsOf(trial)).toEqual(['dead']));
  expect(deliver).toHaveBeenCalledOnce();
});

it('continues after the database was unavailable', async () => {
  const trial = createTrial(['one@a.example']);
  const { claim } = trial.store;
  let isAway = true;
  const store: DeliveryStore = {
    ...trial.store,
    claim: (...args) => (isAway ? Promise.reject(new Error('away')) : claim(...args)),
  };
  const onProblem = vi.fn();
  open(trial, { store, onProblem });
  await vi.waitFor(() => expect(onProblem).toHaveBeenCalled());
  isAway = false;
  await vi.waitFor(() => expect(endsOf(trial)).toEqual(['delivered']));
});

it('claims nothing after it is stopped', async () => {
  const trial = createTrial([]);
  const running = open(trial, {});
  await running.stop();
  trial.rows.push({ target: 'one@a.example', attempts: 0, dueMs: received, end: null });
  running.wake();
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(trial.rows).toMatchObject([{ attempts: 0 }]);
});
