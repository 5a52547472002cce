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
  readonly scan: (site: NoticeSite, now: Date) => Promise<ScanEnd>;
  readonly notices: Pick<NoticeStore, 'take' | 'putBack' | 'finish'>;
  readonly send: SendNotice;
  readonly onGivenUp: (message: Pick<WaitingMessage, 'siteSlug' | 'messageUuid' | 'attempts'>) => void;
  readonly onProblem: (siteSlug: string, error: unknown) => void;
  readonly intervalMs?: number;
  readonly readClock?: () => Date;
}

export interface NoticeJob {
  readonly job: Job;
  readonly noteChange: (siteSlug: string) => void;
}

const scanEveryMs = 15 * 60_000;
const pausesMs: readonly number[] = [5 * 60_000, 30 * 60_000, 3 * hourMs];
/**
 * Nothing is scanned or sent in a site's quiet hours. Changes that still apply in the morning are reported then.
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
  const scannedAtMs = new Map<string, number>();

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
    if (now.getTime() - (scannedAtMs.get(site.slug) ?? 0) >= scanEveryMs) {
      // Set before the scan, so that a change during the scan causes another one.
      scannedAtMs.set(site.slug, now.getTime());
      if ((await scan(site, now)) === 'more') scannedAtMs.delete(site.slug);
    }
    // Takes one at a time. If the process ends, a message that is leased but unsent has to wait for its lease to
    // expire.
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
        scannedAtMs.delete(site.slug);
        onProblem(site.slug, error);
      });
    }
  };

  return { job: { name: 'notices', intervalMs, run }, noteChange: (siteSlug) => scannedAtMs.delete(siteSlug) };
};
