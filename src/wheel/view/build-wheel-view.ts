import { buildSignInAddress } from '#src/account/rules/build-sign-in-address.ts';
import type { LeadsConfig } from '#src/leads/rules/config.ts';
import type { FormAnswer } from '#src/leads/rules/form-answer.ts';
import { optInText } from '#src/leads/view/opt-in-text.ts';
import { accountPaths } from '#src/lib/account-paths.ts';
import { formatDayInWords } from '#src/lib/dates/format-date.ts';
import * as pagePaths from '#src/lib/page-paths.ts';
import type { Campaign } from '../rules/config.ts';
import { findCampaignStanding } from '../rules/find-campaign-standing.ts';
import { listWheelProblems } from '../rules/list-wheel-problems.ts';
import { listSlices, sumChances } from '../rules/slice.ts';
import type { WheelGo } from '../rules/wheel-go.ts';
import { buildSlices, findRestDegrees } from './build-slices.ts';
import { listOdds } from './list-odds.ts';
import type { TypedTurn, WheelResultView, WheelStage, WheelView } from './wheel-view.ts';

/** What the page of the wheel is made of. */
export interface WheelFacts {
  readonly campaign: Campaign;
  readonly leads: Pick<LeadsConfig, 'privacyHref'>;
  readonly siteName: string;
  readonly timeZone: string;
  /** How often each prize was drawn so far. */
  readonly drawnCounts: Readonly<Record<string, number>>;
  /** The visitor's own turn; null for none. */
  readonly go: WheelGo | null;
  readonly isSignedIn: boolean;
  /** What was sent and not taken; null for a page that was only asked for. */
  readonly answer: FormAnswer | null;
  /** Whether the address says that the wheel has just been turned. */
  readonly isTurned: boolean;
  readonly nowMs: number;
}

const chooseStage = ({ campaign, timeZone, go, isSignedIn, nowMs }: WheelFacts): WheelStage => {
  if (go !== null) return 'drawn';
  const standing = findCampaignStanding(campaign, timeZone, nowMs);
  if (standing !== 'running') return standing;
  return isSignedIn ? 'ready' : 'signIn';
};

const standings: Readonly<Record<WheelStage, (campaign: Campaign) => string>> = {
  soon: ({ startsOn }) => `The wheel turns from ${formatDayInWords(startsOn)}.`,
  over: ({ endsOn }) => `The wheel stopped on ${formatDayInWords(endsOn)}. Thank you to everybody who turned it.`,
  signIn: () => 'One turn a person. We check your mobile number with a code first; there is nothing to pay or to buy.',
  ready: () => 'One turn a person. There is nothing to pay or to buy.',
  drawn: () => 'You have had your turn of this campaign.',
};

const buildResult = (
  { words, isPrize, terms, code, validUntil, isRedeemed, slices, number }: WheelGo,
  redeem: string,
): WheelResultView => ({
  isPrize,
  heading: isPrize ? `You won: ${words}` : words,
  text: isPrize
    ? 'Your code is on its way to you by email and by text message too. It stays on this page.'
    : 'Thank you for playing, and good luck with the next one.',
  code,
  validity:
    validUntil === null ? null : isRedeemed ? 'This code has been used.' : `Good until ${formatDayInWords(validUntil)}`,
  terms: terms === '' ? null : terms,
  redeem: isPrize ? redeem : null,
  proof: `Number ${number} was drawn, of 0 to ${sumChances(slices) - 1}. It stands in our records with the odds as they were.`,
});

const nothingTyped: TypedTurn = { firstName: '', email: '', isOptedIn: false, isAgreed: false };

/** The page of the wheel as its visitor finds it. @spec L2.15 */
export const buildWheelView = (facts: WheelFacts): WheelView => {
  const { campaign, leads, drawnCounts, go, answer, siteName } = facts;
  const slices = go?.slices ?? listSlices(campaign.prizes, drawnCounts);
  const path = accountPaths.spinToWin;
  const stage = chooseStage(facts);
  return {
    ...{ stage, heading: campaign.name, lead: campaign.lead, standing: standings[stage](campaign) },
    isTurning: go !== null && facts.isTurned,
    restDegrees: go === null ? 0 : findRestDegrees(slices, go.number),
    slices: buildSlices(slices),
    oddsHeading: go === null ? 'The odds right now' : 'The odds of your turn',
    odds: listOdds(slices, campaign.prizes, go === null ? drawnCounts : null),
    days: `${formatDayInWords(campaign.startsOn)} to ${formatDayInWords(campaign.endsOn)}`,
    permit: campaign.permit === '' ? null : campaign.permit,
    ...{ termsHref: campaign.termsPath, privacyHref: leads.privacyHref, action: path },
    signInHref: buildSignInAddress({ type: 'spin-to-win', redirect: path, back: pagePaths.home }),
    problems: stage === 'ready' && answer !== null ? listWheelProblems(answer) : [],
    typed: answer?.entry ?? nothingTyped,
    optInText: optInText(siteName),
    result: go === null ? null : buildResult(go, campaign.redeem),
  };
};
