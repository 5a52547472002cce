import type { RenderMail } from '#src/leads/server/mail/render-mail.ts';
import type { AddressStops } from '#src/leads/server/unsubscribe/suppression-store.ts';
import { formatDayInWords } from '#src/lib/dates/format-date.ts';
import { localDay } from '#src/lib/dates/local-day.ts';
import * as pagePaths from '#src/lib/page-paths.ts';
import type { Mailer } from '#src/platform/mail/mailer.ts';
import type { SmsSender } from '#src/platform/sms/sms-sender.ts';
import { getVehicleTitle } from '#src/vehicle/rules/get-vehicle-title.ts';
import type { VehicleStore } from '#src/vehicle/server/vehicle-store.ts';
import { isUpdateCurrent } from '../rules/find-watch-update.ts';
import { listNoticeChannels, type NoticeChange, type VehicleChange } from '../rules/notice-change.ts';
import { buildNoticeMail, buildNoticeText, describeChange } from '../view/build-notice-mail.ts';
import type { NoticeConsent } from '../view/build-notices-view.ts';
import type { NoticeLine } from '../view/notice-letter.ts';
import { type ConsentStore, findHeldConsent } from './consent-store.ts';
import type { WaitingMessage } from './notice-store.ts';
import { readVehicleState } from './read-vehicle-state.ts';
import { type SearchNoticeOptions, writeSearchNotice } from './searches/write-search-notice.ts';
import type { Notice, NoticeEnds, NoticeSite, WriteNotice } from './write-notice.ts';

export interface NoticeSenderOptions extends SearchNoticeOptions {
  readonly consents: Pick<ConsentStore, 'find' | 'stop'>;
  readonly vehicles: Pick<VehicleStore, 'findByIds'>;
  readonly stops: AddressStops;
  readonly renderMail: RenderMail;
  readonly mailer: Mailer;
  readonly sms: SmsSender;
}

export type SendOutcome = { readonly kind: 'over' } | { readonly kind: 'failed'; readonly isRetryable: boolean };

const over: SendOutcome = { kind: 'over' };

const isOfVehicle = (change: NoticeChange): change is VehicleChange => change.kind !== 'matches';

/** @spec B1.15 */
const writeListNotice =
  (vehicles: Pick<VehicleStore, 'findByIds'>): WriteNotice =>
  async ({ siteSlug, changes }, site, now) => {
    const notified = changes.filter(isOfVehicle);
    const stock = await vehicles.findByIds(
      siteSlug,
      notified.map(({ vehicleId }) => vehicleId),
    );
    const lines = notified.flatMap((change): NoticeLine[] => {
      const vehicle = stock.find(({ id }) => id === change.vehicleId);
      const state = readVehicleState(vehicle, site, now);
      if (vehicle === undefined || !isUpdateCurrent(change, state)) return [];
      const words = describeChange(change, state.priceCents);
      return [{ name: getVehicleTitle(vehicle), words, url: site.url + pagePaths.vehicle(vehicle.slug) }];
    });
    if (lines.length === 0) return null;
    return (ends) => {
      const letter = { site, lines, ...ends };
      return { mail: buildNoticeMail(letter), text: buildNoticeText(letter) };
    };
  };

/** Sends only on the visitor's channel, and only while their consent is valid. @spec B1.15, L2.30 */
export const createNoticeSender = (options: NoticeSenderOptions) => {
  const { consents, vehicles, stops, renderMail, mailer, sms, update, matcher } = options;
  const writeOfList = writeListNotice(vehicles);
  const writeOfSearches = writeSearchNotice({ update, matcher, vehicles });

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
    const { smsNumber: from } = site.config.leads;
    if (channel === 'sms') return sms.send({ id, to, text: notice.text, ...(from !== null && { from }) });
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
    const agreedDay = formatDayInWords(localDay(consent.agreedAt.getTime(), site.timeZone));
    const ends = { agreedDay, unsubscribeUrl: await stops.urlOf(site, consent.target) };
    const outcome = await send(message.messageUuid, consent, ends, finish(ends), site);
    return outcome.kind === 'sent' ? over : { kind: 'failed', isRetryable: outcome.isRetryable };
  };
};

export type SendNotice = ReturnType<typeof createNoticeSender>;
