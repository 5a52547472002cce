import { minuteMs, secondMs } from '#src/lib/durations.ts';
import type { Job } from '#src/platform/jobs/start-jobs.ts';
import { isAddressRefused } from '#src/platform/mail/is-address-refused.ts';
import type { Mailer } from '#src/platform/mail/mailer.ts';
import type { PushSender } from '#src/platform/push/push-sender.ts';
import type { SmsSender } from '#src/platform/sms/sms-sender.ts';
import { isInScope } from '#src/staff/rules/membership.ts';
import { hasPermission } from '#src/staff/rules/roles.ts';
import { findQuietEnd } from '../../rules/notices/find-quiet-end.ts';
import { isStillTrue } from '../../rules/notices/notice-choices.ts';
import { buildNotice, type NoticeText, writeNotice } from '../../view/notices/build-notice.ts';
import type { LeasedNotice, NoticeStore } from './notice-store.ts';

export interface NoticeSite {
  readonly slug: string;
  readonly name: string;
  readonly timeZone: string;
}

export interface NoticeJobOptions {
  readonly store: NoticeStore;
  readonly listSites: () => readonly NoticeSite[];
  readonly urlOf: (siteSlug: string, leadUuid: string) => string;
  readonly mailer: Mailer;
  readonly sms: SmsSender;
  readonly push: PushSender;
  readonly onGivenUp: (notice: LeasedNotice, reason: string) => void;
  readonly onProblem: (error: unknown) => void;
  readonly readClock?: () => Date;
}

type Sent =
  | { readonly kind: 'sent' }
  | { readonly kind: 'gone' }
  | { readonly kind: 'failed'; readonly isRetryable: boolean; readonly reason: string };

const batchSize = 20;
const pausesMs: readonly number[] = [minuteMs, 5 * minuteMs, 30 * minuteMs, 120 * minuteMs];

const isWanted = ({ kind, person, membership, lead }: LeasedNotice): boolean =>
  lead !== null &&
  membership !== null &&
  hasPermission(membership.role, 'leads.read') &&
  isInScope(membership, lead) &&
  isStillTrue(kind, person.personUuid, lead);

export const createStaffNoticeJob = (options: NoticeJobOptions): Job => {
  const { store, listSites, urlOf, mailer, sms, push, onGivenUp, onProblem, readClock = () => new Date() } = options;

  const sendMail = async (notice: LeasedNotice, text: NoticeText, site: NoticeSite): Promise<Sent> => {
    const { noticeUuid: id, person } = notice;
    const mail = { id, fromName: site.name, to: person.email, replyTo: null, subject: text.title };
    try {
      await mailer.send({ ...mail, text: `${writeNotice(text)}\n\nTo change your notifications, go to Account.\n` });
      return { kind: 'sent' };
    } catch (error) {
      return {
        kind: 'failed',
        isRetryable: !isAddressRefused(error),
        reason: error instanceof Error ? error.name : '',
      };
    }
  };

  const send = async (notice: LeasedNotice, text: NoticeText, site: NoticeSite): Promise<Sent> => {
    const { noticeUuid: id, channel, person, subscription } = notice;
    if (channel === 'email') return sendMail(notice, text, site);
    if (channel === 'push') return subscription === null ? { kind: 'gone' } : push.send(subscription, text);
    return person.mobile === null ? { kind: 'gone' } : sms.send({ id, to: person.mobile, text: writeNotice(text) });
  };

  const attempt = async (notice: LeasedNotice, site: NoticeSite): Promise<void> => {
    const now = readClock();
    const { lead, person, kind, leadUuid } = notice;
    if (lead === null || !isWanted(notice)) return store.finish(notice);
    const quietEnd = findQuietEnd(person.quiet, now, site.timeZone);
    if (quietEnd !== null) return store.postpone(notice, quietEnd, false);
    const { firstName, vehicleTitle } = lead;
    const url = urlOf(site.slug, leadUuid);
    const text = buildNotice({ kind, firstName, vehicleTitle, siteName: site.name, leadUuid, url });
    const sent = await send(notice, text, site);
    if (sent.kind === 'gone' && notice.channel === 'push') await store.endSubscription(notice, now);
    const pauseMs = sent.kind === 'failed' && sent.isRetryable ? pausesMs[notice.attempts - 1] : undefined;
    if (pauseMs !== undefined) return store.postpone(notice, new Date(now.getTime() + pauseMs), true);
    if (sent.kind === 'failed') onGivenUp(notice, sent.reason);
    return store.finish(notice);
  };

  return {
    name: 'staff notices',
    intervalMs: 2 * secondMs,
    startsAtOnce: true,
    run: async ({ signal }) => {
      const sites = new Map(listSites().map((site) => [site.slug, site]));
      let count = batchSize;
      while (count === batchSize && !signal.aborted) {
        const notices = await store.claim([...sites.keys()], readClock(), batchSize);
        count = notices.length;
        await Promise.all(
          notices.map(async (notice) => {
            const site = sites.get(notice.siteSlug);
            if (site !== undefined) await attempt(notice, site).catch(onProblem);
          }),
        );
      }
    },
  };
};
