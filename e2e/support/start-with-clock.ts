import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { addBusinessMinutes, readBusinessHours } from '#src/inbox/rules/clock/business-hours.ts';
import { findClockPlace } from '#src/inbox/rules/clock/find-clock-place.ts';
import { addDays, findLocalMoment, localDay } from '#src/lib/dates/local-day.ts';
import { minuteMs } from '#src/lib/durations.ts';
import { findFreePort } from '#src/platform/db/testing/start-postgres.ts';
import { endWithThisProcess } from '#src/platform/testing/end-with-this-process.ts';
import { loadSite } from '#src/sites/testing/load-site.ts';
import type { SiteSlug } from './sites.ts';

export interface ServerWithClock {
  readonly port: number;
  readonly moveClock: (minutes: number) => void;
  readonly stop: () => Promise<void>;
}

/**
 * Returns the first 10 am, from tomorrow on, at which the site's main location is open and stays open for three hours.
 */
const findOpenMoment = async (slug: SiteSlug): Promise<number> => {
  const loaded = await loadSite(join('sites', slug));
  if (loaded.kind === 'refused') throw new Error(loaded.message);
  const place = findClockPlace(loaded.site.locations, null);
  if (place === undefined) throw new Error(`The site ${slug} has no location.`);
  const hours = readBusinessHours(place);
  const today = localDay(Date.now(), place.timeZone);
  const moments = Array.from({ length: 14 }, (_, at) =>
    findLocalMoment(addDays(today, at + 1), '10:00', place.timeZone),
  );
  const open = moments.find((ms) => addBusinessMinutes(hours, ms, 180) === ms + 180 * minuteMs);
  if (open === undefined) throw new Error(`The first location of ${slug} isn’t open at 10 am within two weeks.`);
  return open;
};

/** Starts a server of its own, because moving the clock would disturb the tests that share the main server. */
export const startWithClock = async (slug: SiteSlug): Promise<ServerWithClock> => {
  const port = await findFreePort();
  const child = endWithThisProcess(
    spawn(process.execPath, ['scripts/testing/serve-with-clock.ts'], {
      env: {
        ...process.env,
        PORT: String(port),
        LOG_LEVEL: 'warn',
        WARM_UP_SECONDS: '0',
        PREPARE_PICTURES_PERCENT: '0',
        CLOCK_START_MS: String(await findOpenMoment(slug)),
      },
      stdio: ['pipe', 'ignore', 'inherit', 'ipc'],
    }),
  );
  const exited = once(child, 'exit');
  const isReady = async (): Promise<boolean> =>
    (await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined))?.ok === true;
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error('The server ended before it was ready.');
    await wait(100);
  }
  return {
    port,
    moveClock: (minutes) => void child.send(minutes * minuteMs),
    stop: async () => {
      child.kill('SIGTERM');
      await exited;
    },
  };
};
