import type { PrizeConfig } from './prize-config.ts';

/** What of a campaign can be wrong as a whole. */
interface CheckedCampaign {
  readonly startsOn: string;
  readonly endsOn: string;
  readonly prizes: readonly PrizeConfig[];
}

/** Longest campaign, in days: five years. */
const maxDays = 1_830;
const dayMs = 86_400_000;

/** Why a campaign cannot be run fairly, in words for its dealer; none of one that can. @spec L2.15 */
export const listCampaignFaults = ({ startsOn, endsOn, prizes }: CheckedCampaign): readonly string[] => {
  const days = (Date.parse(endsOn) - Date.parse(startsOn)) / dayMs + 1;
  const isTwice = new Set(prizes.map(({ key }) => key)).size < prizes.length;
  return [
    ...(days < 1 ? ['The last day of the campaign is before its first.'] : []),
    ...(days > maxDays ? ['The campaign is longer than five years.'] : []),
    ...(isTwice ? ['Two prizes have the same key.'] : []),
    ...(prizes.some(({ isPrize }) => isPrize) ? [] : ['Nothing can be won.']),
    ...(prizes.some(({ quantity }) => quantity === null)
      ? []
      : ['Every prize can be used up: one slice has to have no quantity, so that the wheel never stands empty.']),
  ];
};
