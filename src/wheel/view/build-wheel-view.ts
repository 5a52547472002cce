import { buildSignInAddress } from '#src/account/rules/sign-in-step.ts';
import type { LeadsConfig } from '#src/leads/rules/config.ts';
import type { FormAnswer } from '#src/leads/rules/form-answer.ts';
import { optInText } from '#src/leads/view/mail-view.ts';
import { accountPaths } from '#src/lib/account-paths.ts';
import { formatDayInWords } from '#src/lib/dates/format-date.ts';
import { formatNumber } from '#src/lib/format-number.ts';
import * as pagePaths from '#src/lib/page-paths.ts';
import { capitalise } from '#src/lib/text/words.ts';
import type { Campaign, PrizeConfig } from '../rules/config.ts';
import { listSlices, type Slice, sumChances } from '../rules/draw-slice.ts';
import { findCampaignStatus } from '../rules/find-campaign-status.ts';
import { listWheelProblems } from '../rules/wheel-fields.ts';
import type { WheelSpin } from '../rules/wheel-spin.ts';
import {
  type OddsRow,
  type SliceTone,
  type SliceView,
  sliceTones,
  type TypedTurn,
  type WheelResultView,
  type WheelStage,
  type WheelView,
} from './wheel-view.ts';

export interface WheelFacts {
  readonly campaign: Campaign;
  readonly leads: Pick<LeadsConfig, 'privacyHref'>;
  readonly siteName: string;
  readonly timeZone: string;
  readonly drawnCounts: Readonly<Record<string, number>>;
  readonly spin: WheelSpin | null;
  readonly isSignedIn: boolean;
  readonly answer: FormAnswer | null;
  readonly isTurned: boolean;
  readonly nowMs: number;
}

const chooseStage = ({ campaign, timeZone, spin, isSignedIn, nowMs }: WheelFacts): WheelStage => {
  if (spin !== null) return 'drawn';
  const standing = findCampaignStatus(campaign, timeZone, nowMs);
  if (standing !== 'running') return standing;
  return isSignedIn ? 'ready' : 'signIn';
};

const standings: Readonly<Record<WheelStage, (campaign: Campaign) => string>> = {
  soon: ({ startsOn }) => `You can spin the wheel from ${formatDayInWords(startsOn)}.`,
  over: ({ endsOn }) => `The wheel closed on ${formatDayInWords(endsOn)}. Thanks to everyone who had a spin.`,
  signIn: () => 'One spin per person. We’ll check your mobile number with a code first. There’s nothing to pay or buy.',
  ready: () => 'One spin per person. There’s nothing to pay or buy.',
  drawn: () => 'You’ve had your spin in this promotion.',
};

const buildResult = (
  { words, isPrize, terms, code, validUntil, isRedeemed, slices, number }: WheelSpin,
  redeem: string,
): WheelResultView => ({
  isPrize,
  heading: isPrize ? `You’ve won ${words}` : words,
  text: isPrize
    ? 'We’re also sending your code by email and text. You can find it on this page any time.'
    : 'Thanks for playing. Better luck next time.',
  code,
  validity:
    validUntil === null
      ? null
      : isRedeemed
        ? 'This code has been used.'
        : `Valid until ${formatDayInWords(validUntil)}`,
  terms: terms === '' ? null : terms,
  redeem: isPrize ? redeem : null,
  proof: `Your number was ${number}, drawn from 0 to ${sumChances(slices) - 1}. We keep it on record with the odds at the time.`,
});

const nothingTyped: TypedTurn = { firstName: '', email: '', isOptedIn: false, isAgreed: false };

const scarce = 20;

const trim = (value: number, digits: number): string => String(Number(value.toFixed(digits)));

const describeOdds = (weight: number, total: number): string => {
  const oneIn = total / weight;
  return `1 in ${oneIn >= 100 ? formatNumber(Math.round(oneIn)) : trim(oneIn, 1)}`;
};

const describePercent = (weight: number, total: number): string => {
  const percent = (weight / total) * 100;
  return `${trim(percent, percent >= 1 ? 1 : 3)}%`;
};

const describeLeft = (quantity: number | null | undefined, drawn: number): string | null => {
  if (quantity === null || quantity === undefined) return null;
  const left = quantity - drawn;
  return left > scarce ? null : left === 1 ? 'Last one' : `${left} left`;
};

const discRadius = 180;

const leastLabelDegrees = 13;

const fullDegrees = 360;

const toPoint = (degrees: number): string => {
  const radians = ((degrees - 90) * Math.PI) / 180;
  return [Math.cos(radians), Math.sin(radians)].map((part) => Number((part * discRadius).toFixed(2))).join(' ');
};

const drawArc = (from: number, to: number): string =>
  `A ${discRadius} ${discRadius} 0 ${to - from > 180 ? 1 : 0} 1 ${toPoint(to)}`;

const drawPath = (from: number, to: number): string =>
  to - from >= fullDegrees
    ? `M ${toPoint(0)} ${drawArc(0, 180)} ${drawArc(180, fullDegrees)} Z`
    : `M 0 0 L ${toPoint(from)} ${drawArc(from, to)} Z`;

const listTones = (slices: readonly Pick<Slice, 'key' | 'isPrize'>[]): Readonly<Record<string, SliceTone>> => {
  const tones: SliceTone[] = [];
  let next = 0;
  for (const [index, { isPrize }] of slices.entries()) {
    const isLast = index === slices.length - 1;
    const neighbours = [tones[index - 1], isLast ? tones[0] : undefined];
    while (neighbours.includes(sliceTones[next % sliceTones.length])) next += 1;
    tones.push(isPrize ? (sliceTones[next % sliceTones.length] ?? 'brand') : 'none');
    if (isPrize) next += 1;
  }
  return Object.fromEntries(slices.map(({ key }, index) => [key, tones[index] ?? 'none']));
};

/** @spec L2.15 */
const buildSlices = (slices: readonly Slice[]): readonly SliceView[] => {
  const total = sumChances(slices);
  const tones = listTones(slices);
  let before = 0;
  return slices.map(({ key, label, weight }) => {
    const from = (before / total) * fullDegrees;
    before += weight;
    const to = (before / total) * fullDegrees;
    return {
      key,
      path: drawPath(from, to),
      tone: tones[key] ?? 'none',
      middleDegrees: (from + to) / 2,
      label: to - from < leastLabelDegrees ? null : label,
    };
  });
};

/** @spec L2.15 */
const findRestDegrees = (slices: readonly Pick<Slice, 'weight'>[], number: number): number =>
  Number((fullDegrees - ((number + 0.5) / sumChances(slices)) * fullDegrees).toFixed(3));

/** @spec L2.15 */
const listOdds = (
  slices: readonly Slice[],
  prizes: readonly Pick<PrizeConfig, 'key' | 'quantity'>[],
  drawnCounts: Readonly<Record<string, number>> | null,
): readonly OddsRow[] => {
  const total = sumChances(slices);
  const tones = listTones(slices);
  return slices.map(({ key, words, weight }) => {
    const quantity = drawnCounts === null ? null : prizes.find((prize) => prize.key === key)?.quantity;
    return {
      key,
      words: capitalise(words),
      tone: tones[key] ?? 'none',
      odds: describeOdds(weight, total),
      percent: describePercent(weight, total),
      left: describeLeft(quantity, drawnCounts?.[key] ?? 0),
    };
  });
};

/** @spec L2.15 */
export const buildWheelView = (facts: WheelFacts): WheelView => {
  const { campaign, leads, drawnCounts, spin, answer, siteName } = facts;
  const slices = spin?.slices ?? listSlices(campaign.prizes, drawnCounts);
  const path = accountPaths.spinToWin;
  const stage = chooseStage(facts);
  return {
    stage,
    heading: campaign.name,
    lead: campaign.lead,
    standing: standings[stage](campaign),
    isTurning: spin !== null && facts.isTurned,
    restDegrees: spin === null ? 0 : findRestDegrees(slices, spin.number),
    slices: buildSlices(slices),
    oddsHeading: spin === null ? 'Odds right now' : 'Odds for your spin',
    odds: listOdds(slices, campaign.prizes, spin === null ? drawnCounts : null),
    days: `${formatDayInWords(campaign.startsOn)} to ${formatDayInWords(campaign.endsOn)}`,
    permit: campaign.permit === '' ? null : campaign.permit,
    termsHref: campaign.termsPath,
    privacyHref: leads.privacyHref,
    action: path,
    signInHref: buildSignInAddress({ type: 'spin-to-win', redirect: path, back: pagePaths.home }),
    problems: stage === 'ready' && answer !== null ? listWheelProblems(answer) : [],
    typed: answer?.entry ?? nothingTyped,
    optInText: optInText(siteName),
    result: spin === null ? null : buildResult(spin, campaign.redeem),
  };
};
