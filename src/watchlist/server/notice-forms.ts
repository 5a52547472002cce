import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { buildSignInAddress } from '#src/account/rules/build-sign-in-address.ts';
import type { SignedInVisitor } from '#src/account/rules/visitor.ts';
import { leadTo, ownFormRoute, readOwnForm, takeOwnForms } from '#src/account/server/queries.ts';
import { isEmailAddress } from '#src/leads/rules/is-email-address.ts';
import { accountPaths } from '#src/lib/account-paths.ts';
import { DomainError } from '#src/lib/domain-error.ts';
import { chooseVehicleNoun } from '#src/vehicle/rules/choose-vehicle-noun.ts';
import { listNoticeChannels } from '../rules/notice-channels.ts';
import { type NoticeAnswer, noticeAnswerName, noticeFields } from '../rules/notice-form.ts';
import { buildConsentText } from '../view/build-notices-view.ts';
import type { ConsentStore, NewConsent } from './consent-store.ts';
import type { WatchedSite, WatchlistCaller, WatchlistDesk } from './create-watchlist-desk.ts';

export interface NoticeFormsOptions {
  readonly desk: Pick<WatchlistDesk, 'listSeen' | 'meet'>;
  readonly consents: Pick<ConsentStore, 'agree' | 'stop'>;
}

/** Longest address that mail can go to. */
const maxAddressLength = 254;

const addressOf = (answer: NoticeAnswer): string => `${accountPaths.watchlist}?${noticeAnswerName}=${answer}#notices`;

/** What was agreed to; the answer of the page where something is missing. @throws malformed for a way that the site does not offer */
const readConsent = (
  fields: URLSearchParams,
  site: WatchedSite,
  { phone }: SignedInVisitor,
): NewConsent | NoticeAnswer => {
  const channel = listNoticeChannels(site.config.watchlist).find((way) => way === fields.get(noticeFields.channel));
  if (channel === undefined) throw new DomainError('malformed', 'This form names no way to tell you.');
  const email = fields.get(noticeFields.email)?.trim() ?? '';
  if (channel === 'mail' && (email.length > maxAddressLength || !isEmailAddress(email))) return 'email';
  if (fields.get(noticeFields.agreed) !== 'yes') return 'agreed';
  const noun = chooseVehicleNoun(site.config.search.itemTypes);
  return { channel, target: channel === 'mail' ? email : phone, consentText: buildConsentText({ ...site, noun }) };
};

/** Where a visitor agrees to be told of changes, and stops it: forms of the list. @spec B1.15, L2.30 */
export const noticeForms =
  ({ desk, consents }: NoticeFormsOptions): FastifyPluginAsync =>
  async (app) => {
    takeOwnForms(app);
    const meet = async (request: FastifyRequest): Promise<WatchlistCaller> => {
      const caller = await desk.meet(request);
      const isOffered = listNoticeChannels(caller.site.config.watchlist).length > 0;
      if (!isOffered) throw new DomainError('notFound', 'This site tells nobody of changes.');
      return caller;
    };
    const signIn = buildSignInAddress({
      type: 'watchlist',
      redirect: accountPaths.watchlist,
      back: accountPaths.watchlist,
    });

    app.post(accountPaths.watchlistNotices, ownFormRoute, async (request, reply) => {
      const fields = readOwnForm(request);
      const { site, visitor } = await meet(request);
      if (visitor === null) return leadTo(reply, signIn);
      const consent = readConsent(fields, site, visitor);
      if (typeof consent === 'string') return leadTo(reply, addressOf(consent));
      const now = new Date();
      const seen = await desk.listSeen(site, visitor, now);
      await consents.agree({ siteSlug: site.slug, visitorUuid: visitor.visitorUuid }, consent, seen, now);
      return leadTo(reply, addressOf('on'));
    });

    app.post(accountPaths.watchlistNoticesStop, ownFormRoute, async (request, reply) => {
      readOwnForm(request);
      const { site, visitor } = await meet(request);
      if (visitor === null) return leadTo(reply, signIn);
      await consents.stop({ siteSlug: site.slug, visitorUuid: visitor.visitorUuid }, new Date());
      return leadTo(reply, addressOf('off'));
    });
  };
