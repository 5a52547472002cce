import type { AddressStops, RenderMail } from '#src/leads/server/queries.ts';
import { formatDate } from '#src/lib/dates/format-date.ts';
import { localDay } from '#src/lib/dates/local-day.ts';
import type { Mailer } from '#src/platform/mail/mailer.ts';
import type { SmsSender } from '#src/platform/sms/sms-sender.ts';
import type { VehicleStore } from '#src/vehicle/server/queries.ts';
import { listNoticeChannels } from '../rules/notice-channels.ts';
import type { NoticeConsent } from '../view/build-notices-view.ts';
import type { ConsentStore } from './consent-store.ts';
import { findHeldConsent } from './find-held-consent.ts';
import type { WaitingMessage } from './notice-store.ts';
import { type SearchNoticeOptions, writeSearchNotice } from './searches/write-search-notice.ts';
import { writeListNotice } from './write-list-notice.ts';
import type { Notice, NoticeEnds, NoticeSite } from './write-notice.ts';

export interface NoticeSenderOptions extends SearchNoticeOptions {
  readonly consents: Pick<ConsentStore, 'find' | 'stop'>;
  readonly vehicles: Pick<VehicleStore, 'findByIds'>;
  readonly stops: AddressStops;
  readonly renderMail: RenderMail;
  readonly mailer: Mailer;
  readonly sms: SmsSender;
}

/** What came of a try: it is over, or it reached nobody and can be tried again. */
export type SendOutcome = { readonly kind: 'over' } | { readonly kind: 'failed'; readonly isRetryable: boolean };

const over: SendOutcome = { kind: 'over' };

/** Sends one message by the way that its visitor agreed to, if they still do, of what still holds. @spec B1.15, L2.30 */
export const createNoticeSender = (options: NoticeSenderOptions) => {
  const { consents, vehicles, stops, renderMail, mailer, sms, news, matcher } = options;
  const writeOfList = writeListNotice(vehicles);
  const writeOfSearches = writeSearchNotice({ news, matcher, vehicles });

  /** What the visitor agreed to, by a way that the site still offers. */
  const findConsent = async (message: WaitingMessage, site: NoticeSite, now: Date): Promise<NoticeConsent | null> => {
    const consent = await findHeldConsent({ consents, stops }, message, now);
    return consent !== null && listNoticeChannels(site.config.watchlist).includes(consent.channel) ? consent : null;
  };

  const send = async (
    id: string,
    { channel, target: to }: NoticeConsent,
    ends: NoticeEnds,
    notice: Notice,
    site: NoticeSite,
  ) => {
    if (channel === 'sms') return sms.send({ id, to, text: notice.text });
    const mail = await renderMail(notice.mail, site.brand.palette);
    const { unsubscribeUrl } = ends;
    try {
      await mailer.send({ id, fromName: site.name, to, replyTo: null, unsubscribeUrl, ...mail });
      return { kind: 'sent' } as const;
    } catch {
      return { kind: 'failed', isRetryable: true } as const;
    }
  };

  return async (message: WaitingMessage, site: NoticeSite, now: Date): Promise<SendOutcome> => {
    const consent = await findConsent(message, site, now);
    if (consent === null) return over;
    const write = message.changes.some(({ kind }) => kind === 'matches') ? writeOfSearches : writeOfList;
    const finish = await write(message, site, now);
    if (finish === null) return over;
    const agreedDay = formatDate(localDay(consent.agreedAt.getTime(), site.timeZone));
    const ends = { agreedDay, unsubscribeUrl: await stops.urlOf(site, consent.target) };
    const outcome = await send(message.messageUuid, consent, ends, finish(ends), site);
    return outcome.kind === 'sent' ? over : { kind: 'failed', isRetryable: outcome.isRetryable };
  };
};

export type SendNotice = ReturnType<typeof createNoticeSender>;
