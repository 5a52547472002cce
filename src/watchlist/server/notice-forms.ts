import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { buildSignInAddress } from '#src/account/rules/sign-in-step.ts';
import type { SignedInVisitor } from '#src/account/rules/visitor.ts';
import { ownFormRoute, readOwnForm, redirectTo } from '#src/account/server/own-forms.ts';
import { isEmailAddress } from '#src/leads/rules/field-text.ts';
import { renderMail } from '#src/leads/server/mail/render-mail.ts';
import { accountPaths } from '#src/lib/account-paths.ts';
import { DomainError } from '#src/lib/domain-error.ts';
import { acceptForms } from '#src/platform/http/form-fields.ts';
import type { Mailer } from '#src/platform/mail/mailer.ts';
import { chooseVehicleNoun } from '#src/vehicle/rules/choose-vehicle-noun.ts';
import { listNoticeChannels } from '../rules/notice-change.ts';
import {
  isNoticeProblem,
  type NoticeAnswer,
  type NoticePage,
  noticeAnchors,
  noticeAnswerName,
  noticeFields,
} from '../rules/notice-form.ts';
import { buildConfirmMail } from '../view/build-confirm-mail.ts';
import { buildConsentText } from '../view/build-notices-view.ts';
import type { ConsentStore, NewConsent } from './consent-store.ts';
import type { SavedSearchService } from './searches/saved-search-service.ts';
import { ownerOf, type WatchedSite, type WatchlistCaller, type WatchlistService } from './watchlist-service.ts';

export interface NoticeFormsOptions {
  readonly service: Pick<WatchlistService, 'listSeen' | 'meet'>;
  readonly consents: Pick<ConsentStore, 'agree' | 'confirm' | 'findLast' | 'putBack' | 'stop'>;
  readonly searches: Pick<SavedSearchService, 'noteSeen'>;
  readonly mailer: Mailer;
  readonly onUnsent: (siteSlug: string, error: unknown) => void;
}

type SentConsent = Pick<NewConsent, 'channel' | 'target' | 'consentText'>;

const maxAddressLength = 254;

const pageOf = (fields: URLSearchParams): string =>
  fields.get(noticeFields.from) === ('searches' satisfies NoticePage)
    ? accountPaths.savedSearches
    : accountPaths.watchlist;

const signInFor = (page: string): string => buildSignInAddress({ type: 'watchlist', redirect: page, back: page });

const addressOf = (page: string, answer: NoticeAnswer): string =>
  `${page}?${noticeAnswerName}=${answer}#${isNoticeProblem(answer) ? noticeAnchors.problem : noticeAnchors.heading}`;

const readConsent = (
  fields: URLSearchParams,
  site: WatchedSite,
  { phone }: SignedInVisitor,
): SentConsent | NoticeAnswer => {
  const channel = listNoticeChannels(site.config.watchlist).find((way) => way === fields.get(noticeFields.channel));
  if (channel === undefined) throw new DomainError('invalid', 'Please choose how you’d like to get alerts.');
  const email = fields.get(noticeFields.email)?.trim() ?? '';
  if (channel === 'mail' && (email.length > maxAddressLength || !isEmailAddress(email))) return 'email';
  if (fields.get(noticeFields.agreed) !== 'yes') return 'agreed';
  const noun = chooseVehicleNoun(site.config.search.itemTypes);
  return {
    channel,
    target: channel === 'mail' ? email : phone,
    consentText: buildConsentText({ name: site.name, noun, hasSearches: site.config.watchlist.savedSearches }),
  };
};

const hashConfirmToken = (token: string): string => createHash('sha256').update(`confirm ${token}`).digest('base64url');

/** Only the email contains the link, and it works only for the signed-in visitor. */
const createConfirmLink = (siteUrl: string): { readonly url: string; readonly confirmHash: string } => {
  const token = randomBytes(32).toString('base64url');
  const url = `${siteUrl}${accountPaths.watchlist}?${noticeFields.token}=${token}#${noticeAnchors.heading}`;
  return { url, confirmHash: hashConfirmToken(token) };
};

/** @spec B1.15, L2.30 */
export const noticeForms =
  ({ service, consents, searches, mailer, onUnsent }: NoticeFormsOptions): FastifyPluginAsync =>
  async (app) => {
    acceptForms(app);
    const meet = async (request: FastifyRequest): Promise<WatchlistCaller> => {
      const caller = await service.meet(request);
      const isOffered = listNoticeChannels(caller.site.config.watchlist).length > 0;
      if (!isOffered) throw new DomainError('notFound', 'Alerts aren’t available on this site.');
      return caller;
    };

    /** Waits until the confirmation email has been sent, so that the page can say if sending failed. */
    const askByMail = async (site: WatchedSite, to: string, url: string): Promise<NoticeAnswer> => {
      const noun = chooseVehicleNoun(site.config.search.itemTypes);
      const mail = await renderMail(
        buildConfirmMail(site, { noun, url, hasSearches: site.config.watchlist.savedSearches }),
        site.brand.palette,
      );
      try {
        await mailer.send({ id: randomUUID(), fromName: site.name, to, replyTo: null, ...mail });
        return 'asked';
      } catch (error) {
        onUnsent(site.slug, error);
        return 'unsent';
      }
    };

    const agree = async (site: WatchedSite, visitor: SignedInVisitor, consent: SentConsent): Promise<NoticeAnswer> => {
      const now = new Date();
      const { target, consentText } = consent;
      const { url, confirmHash } = createConfirmLink(site.url);
      const given: NewConsent =
        consent.channel === 'mail'
          ? { channel: 'mail', confirmHash, target, consentText }
          : { channel: 'sms', target, consentText };
      const seen = await service.listSeen(site, visitor, now);
      if (site.config.watchlist.savedSearches) await searches.noteSeen(site, visitor, now);
      const owner = ownerOf(site, visitor);
      const last = await consents.findLast(owner);
      const outcome = await consents.agree(owner, given, seen, now);
      if (outcome === 'tooMany') return 'tooMany';
      if (consent.channel === 'sms') return 'on';
      const answer = await askByMail(site, target, url);
      if (answer === 'unsent') await consents.putBack(owner, confirmHash, last);
      return answer;
    };

    app.post(accountPaths.watchlistNotices, ownFormRoute, async (request, reply) => {
      const fields = readOwnForm(request);
      const { site, visitor } = await meet(request);
      const page = pageOf(fields);
      if (visitor === null) return redirectTo(reply, signInFor(page));
      const token = fields.get(noticeFields.token);
      if (token !== null) {
        const isTheirs = await consents.confirm(ownerOf(site, visitor), hashConfirmToken(token), new Date());
        return redirectTo(reply, addressOf(page, isTheirs ? 'on' : 'oldLink'));
      }
      const consent = readConsent(fields, site, visitor);
      return redirectTo(
        reply,
        addressOf(page, typeof consent === 'string' ? consent : await agree(site, visitor, consent)),
      );
    });

    app.post(accountPaths.watchlistNoticesStop, ownFormRoute, async (request, reply) => {
      const page = pageOf(readOwnForm(request));
      const { site, visitor } = await meet(request);
      if (visitor === null) return redirectTo(reply, signInFor(page));
      await consents.stop(ownerOf(site, visitor), new Date());
      return redirectTo(reply, addressOf(page, 'off'));
    });
  };
