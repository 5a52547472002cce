import type { RenderMail } from '#src/leads/server/mail/render-mail.ts';
import type { MailPalette } from '#src/leads/view/mail-view.ts';
import { dayMs, hourMs } from '#src/lib/durations.ts';
import type { Job } from '#src/platform/jobs/start-jobs.ts';
import type { Mailer } from '#src/platform/mail/mailer.ts';
import type { StockFeedConfig } from '../rules/config.ts';
import { buildFeedReportMail, type ReportedSite } from '../view/build-feed-report-mail.ts';
import type { DueReport, FeedRunStore } from './feed-run-store.ts';

interface ReportingSite extends ReportedSite {
  readonly brand: { readonly palette: MailPalette };
  readonly config: {
    readonly stockFeed: Pick<StockFeedConfig, 'reportTo' | 'source'>;
    readonly leads: { readonly mailTo: readonly string[] };
  };
}

export interface FeedReportOptions {
  readonly store: Pick<FeedRunStore, 'claimReport' | 'wasToldSince' | 'noteSent' | 'finishReport' | 'postponeReport'>;
  readonly siteOf: (slug: string) => ReportingSite | undefined;
  readonly mailer: Mailer;
  readonly renderMail: RenderMail;
  readonly onNobody: (siteSlug: string) => void;
  readonly onProblem: (siteSlug: string, attempts: number, error: unknown) => void;
  readonly readClock?: () => Date;
}

const intervalMs = 10_000;
/** Lease of a report in milliseconds: longer than it takes to send one report to all its addresses. */
const leaseMs = 10 * 60_000;
const pausesMs: readonly number[] = [60_000, 10 * 60_000];
const longestPauseMs = hourMs;
/** Milliseconds within which an identical report isn't sent again, even if the feed arrives every half hour. */
const repeatAfterMs = dayMs;
const maxPerRound = 20;

const listRecipients = ({ config }: ReportingSite): readonly string[] =>
  config.stockFeed.reportTo.length > 0 ? config.stockFeed.reportTo : config.leads.mailTo;

const mailReport = async (
  { store, mailer, renderMail }: FeedReportOptions,
  site: ReportingSite,
  due: DueReport,
  now: Date,
) => {
  const { source, report, finishedAt, reportedTo, runUuid } = due;
  const view = buildFeedReportMail(site, {
    source,
    report,
    finishedAt: new Date(finishedAt),
    origin: site.config.stockFeed.source,
  });
  const mail = await renderMail(view, site.brand.palette);
  for (const [index, to] of listRecipients(site).entries()) {
    if (reportedTo.includes(to)) continue;
    await mailer.send({ id: `${runUuid}.${index}`, fromName: site.name, to, replyTo: null, ...mail });
    await store.noteSent(due, to, now);
  }
};

const tellDealer = async (options: FeedReportOptions, due: DueReport, now: Date): Promise<void> => {
  const { store, siteOf, onNobody } = options;
  const site = siteOf(due.siteSlug);
  if (site === undefined) throw new Error(`The site ${due.siteSlug} is not served.`);
  if (listRecipients(site).length === 0) onNobody(due.siteSlug);
  else if (!(await store.wasToldSince(due, new Date(now.getTime() - repeatAfterMs)))) {
    await mailReport(options, site, due, now);
  }
  await store.finishReport(due);
};

export const createFeedReportJob = (options: FeedReportOptions): Job => {
  const { store, onProblem, readClock = () => new Date() } = options;
  const attempt = async (due: DueReport): Promise<void> => {
    try {
      await tellDealer(options, due, readClock());
    } catch (error) {
      onProblem(due.siteSlug, due.attempts, error);
      const pauseMs = pausesMs[due.attempts - 1] ?? longestPauseMs;
      await store.postponeReport(due, new Date(readClock().getTime() + pauseMs));
    }
  };
  return {
    name: 'feed reports',
    intervalMs,
    startsAtOnce: true,
    run: async ({ signal }) => {
      for (let count = 0; count < maxPerRound && !signal.aborted; count += 1) {
        const due = await store.claimReport(readClock(), leaseMs);
        if (due === undefined) return;
        await attempt(due);
      }
    },
  };
};
