import type { AddressStops, RenderMail } from '#src/leads/server/queries.ts';
import { formatDate } from '#src/lib/dates/format-date.ts';
import { localDay } from '#src/lib/dates/local-day.ts';
import * as pagePaths from '#src/lib/page-paths.ts';
import type { Mailer } from '#src/platform/mail/mailer.ts';
import type { SmsSender } from '#src/platform/sms/sms-sender.ts';
import { getVehicleTitle } from '#src/vehicle/rules/get-vehicle-title.ts';
import type { VehicleStore } from '#src/vehicle/server/queries.ts';
import { isStillNews } from '../rules/find-news.ts';
import { listNoticeChannels } from '../rules/notice-channels.ts';
import { buildNoticeMail } from '../view/build-notice-mail.ts';
import { buildNoticeText } from '../view/build-notice-text.ts';
import type { NoticeConsent } from '../view/build-notices-view.ts';
import { describeChange } from '../view/describe-change.ts';
import type { NoticeLetter, NoticeLine, NoticeSender } from '../view/notice-letter.ts';
import type { ConsentStore } from './consent-store.ts';
import type { WatchedSite } from './create-watchlist-desk.ts';
import type { WaitingMessage } from './notice-store.ts';
import { readVehicleState } from './read-vehicle-state.ts';

/** As much of a site as its notices ask of it. */
export interface NoticeSite extends WatchedSite, NoticeSender {
  readonly timeZone: string;
  readonly brand: { readonly palette: Parameters<RenderMail>[1] };
}

export interface NoticeSenderOptions {
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
export const createNoticeSender = ({ consents, vehicles, stops, renderMail, mailer, sms }: NoticeSenderOptions) => {
  const listLines = async ({ siteSlug, changes }: WaitingMessage, site: NoticeSite, now: Date) => {
    const stock = await vehicles.findByIds(
      siteSlug,
      changes.map(({ vehicleId }) => vehicleId),
    );
    return changes.flatMap((change): NoticeLine[] => {
      const vehicle = stock.find(({ id }) => id === change.vehicleId);
      const state = readVehicleState(vehicle, site, now);
      if (vehicle === undefined || !isStillNews(change, state)) return [];
      const words = describeChange(change, state.priceCents);
      return [{ name: getVehicleTitle(vehicle), words, url: site.url + pagePaths.vehicle(vehicle.slug) }];
    });
  };

  /** What the visitor agreed to and has not stopped, here or by the link of a message. */
  const findConsent = async (message: WaitingMessage, site: NoticeSite, now: Date): Promise<NoticeConsent | null> => {
    const consent = await consents.find(message);
    if (consent === null || !listNoticeChannels(site.config.watchlist).includes(consent.channel)) return null;
    if (!(await stops.isStoppedSince(site.slug, consent.target, consent.agreedAt))) return consent;
    await consents.stop(message, now);
    return null;
  };

  const send = async (id: string, { channel, target: to }: NoticeConsent, letter: NoticeLetter, site: NoticeSite) => {
    if (channel === 'sms') return sms.send({ id, to, text: buildNoticeText(letter) });
    const mail = await renderMail(buildNoticeMail(letter), site.brand.palette);
    const { unsubscribeUrl } = letter;
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
    const lines = await listLines(message, site, now);
    if (lines.length === 0) return over;
    const agreedDay = formatDate(localDay(consent.agreedAt.getTime(), site.timeZone));
    const unsubscribeUrl = await stops.urlOf(site, consent.target);
    const outcome = await send(message.messageUuid, consent, { site, lines, agreedDay, unsubscribeUrl }, site);
    return outcome.kind === 'sent' ? over : { kind: 'failed', isRetryable: outcome.isRetryable };
  };
};

export type SendNotice = ReturnType<typeof createNoticeSender>;
