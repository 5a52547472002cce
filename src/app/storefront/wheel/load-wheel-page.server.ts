import type { FormAnswer } from '#src/leads/rules/form-answer.ts';
import { DomainError } from '#src/lib/domain-error.ts';
import type { ResolvedSite } from '#src/sites/config/resolved-site.ts';
import type { SpinStore, StoredSpin } from '#src/wheel/server/spin-store.ts';
import { buildWheelView } from '#src/wheel/view/build-wheel-view.ts';
import type { WheelView } from '#src/wheel/view/wheel-view.ts';

export interface WheelQuestion {
  readonly visitorUuid: string | null;
  readonly answer: FormAnswer | null;
  readonly isTurned: boolean;
}

const show = ({ slices, number, words, isPrize, terms, code, validUntil, redeemedAt }: StoredSpin) => ({
  slices,
  number,
  words,
  isPrize,
  terms,
  code,
  validUntil,
  isRedeemed: redeemedAt !== null,
});

export const createWheelPageLoader = ({ find, countDrawn }: Pick<SpinStore, 'find' | 'countDrawn'>) => ({
  /** @spec L2.15 */
  load: async (site: ResolvedSite, question: WheelQuestion, now: Date): Promise<WheelView> => {
    const { campaign } = site.config.wheel;
    if (campaign === null) throw new DomainError('notFound', 'The wheel isn’t available on this site.');
    const { visitorUuid, answer, isTurned } = question;
    const [siteSlug, campaignKey] = [site.slug, campaign.key];
    const spin = visitorUuid === null ? undefined : await find({ siteSlug, campaignKey, visitorUuid });
    return buildWheelView({
      campaign,
      answer,
      isTurned,
      leads: site.config.leads,
      siteName: site.name,
      timeZone: site.timeZone,
      drawnCounts: await countDrawn(siteSlug, campaignKey),
      spin: spin === undefined ? null : show(spin),
      isSignedIn: visitorUuid !== null,
      nowMs: now.getTime(),
    });
  },
});
