import { hourMs } from '#src/lib/durations.ts';
import type { Job, JobRound } from '#src/platform/jobs/start-jobs.ts';
import { isQuietHour } from '../rules/is-quiet-hour.ts';
import { listNoticeChannels } from '../rules/notice-change.ts';
import type { SendNotice } from './create-notice-sender.ts';
import type { NoticeStore, WaitingMessage } from './notice-store.ts';
import type { ScanEnd } from './searches/scan-saved-searches.ts';
import type { NoticeSite } from './write-notice.ts';

export interface NoticeJobOptions {
  readonly sites: () => readonly NoticeSite[];
  /** Looks for news; where it did not come to the end, the next round looks again. */
  readonly scan: (site: NoticeSite, now: Date) => Promise<ScanEnd>;
  readonly notices: Pick<NoticeStore, 'take' | 'putBack' | 'finish'>;
  readonly send: SendNotice;
  /** Hears of a message that is given up. */
  readonly onGivenUp: (message: Pick<WaitingMessage, 'siteSlug' | 'messageUuid' | 'attempts'>) => void;
  /** Hears that a site's lists cannot be read or written. */
  readonly onProblem: (siteSlug: string, error: unknown) => void;
  /** Milliseconds between rounds. */
  readonly intervalMs?: number;
  readonly readClock?: () => Date;
}

export interface NoticeJob {
  readonly job: Job;
  /** The stock of a site changed: the next round scans its lists. */
  readonly noteChange: (siteSlug: string) => void;
}

/** How often the lists of a site are looked at that nobody said had changed. */
const lookEveryMs = 15 * 60_000;
/** Before each further try of a message that reached nobody. */
const pausesMs: readonly number[] = [5 * 60_000, 30 * 60_000, 3 * hourMs];
/**
 * A round a minute: lists of sites whose stock changed, or that were not looked at for a while, then what waits to be sent. No
 * round of a site at night: what still holds in the morning is told then.
 * @spec B1.15
 */
export const createNoticeJob = (options: NoticeJobOptions): NoticeJob => {
  const {
    sites,
    scan,
    notices,
    send,
    onGivenUp,
    onProblem,
    intervalMs = 60_000,
    readClock = () => new Date(),
  } = options;
  const lookedAtMs = new Map<string, number>();

  const attempt = async (message: WaitingMessage, site: NoticeSite, now: Date): Promise<void> => {
    const outcome = await send(message, site, now).catch((error: unknown) => {
      onProblem(site.slug, error);
      return { kind: 'failed', isRetryable: true } as const;
    });
    if (outcome.kind === 'over') return notices.finish(message);
    const pauseMs = outcome.isRetryable ? pausesMs[message.attempts - 1] : undefined;
    if (pauseMs !== undefined) return notices.putBack(message, new Date(now.getTime() + pauseMs));
    onGivenUp(message);
    return notices.finish(message);
  };

  const visit = async (site: NoticeSite, now: Date, signal: AbortSignal): Promise<void> => {
    if (now.getTime() - (lookedAtMs.get(site.slug) ?? 0) >= lookEveryMs) {
      // Before the look: a change that comes meanwhile asks for another.
      lookedAtMs.set(site.slug, now.getTime());
      if ((await scan(site, now)) === 'more') lookedAtMs.delete(site.slug);
    }
    // One by one: what is leased and not sent when the process ends waits until the lease expires.
    const takeNext = async () => (signal.aborted ? undefined : notices.take(site.slug, now));
    for (let message = await takeNext(); message !== undefined; message = await takeNext()) {
      await attempt(message, site, now);
    }
  };

  const run = async ({ signal }: JobRound): Promise<void> => {
    for (const site of sites()) {
      const now = readClock();
      if (signal.aborted || listNoticeChannels(site.config.watchlist).length === 0 || isQuietHour(now, site.timeZone))
        continue;
      await visit(site, now, signal).catch((error: unknown) => {
        lookedAtMs.delete(site.slug);
        onProblem(site.slug, error);
      });
    }
  };

  return { job: { name: 'notices', intervalMs, run }, noteChange: (siteSlug) => lookedAtMs.delete(siteSlug) };
};
