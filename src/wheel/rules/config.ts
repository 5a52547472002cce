import { z } from 'zod';
import { dayMs } from '#src/lib/durations.ts';
import { line, sitePath, slugText } from '#src/lib/schema/scalar-schemas.ts';

const prizeConfig = z.strictObject({
  key: slugText.meta({ description: 'Name of the prize in the records; keep it as long as the campaign runs' }),
  words: line(80).meta({
    description:
      "The prize in full, as it reads after 'You’ve won': '$100 off your next service', 'a set of floor mats'",
  }),
  label: line(16).meta({ description: "The prize on its slice of the wheel: '$100 service'" }),
  weight: z.int().min(1).max(1_000_000).meta({
    description: 'Number of chances: the odds are this number out of the sum for all slices left on the wheel',
  }),
  quantity: z.int().min(1).max(1_000_000).nullable().default(null).meta({
    description:
      'How many of this prize you’re giving away; a prize that has run out leaves the wheel. Null sets no limit',
    spec: 'L2.15',
  }),
  validDays: z.int().min(1).max(365).default(30).meta({
    description: 'How long the code of a won prize is valid',
    unit: 'days',
    spec: 'L2.15',
  }),
  terms: z.string().trim().max(300).default('').meta({
    description: 'Conditions of the prize, in a sentence or two; empty if the terms cover everything',
    spec: 'L2.15',
  }),
  isPrize: z.boolean().default(true).meta({
    description: 'Whether this slice wins something; false for a slice without a prize',
    spec: 'L2.15',
  }),
});

export type PrizeConfig = z.output<typeof prizeConfig>;

interface CheckedCampaign {
  readonly startsOn: string;
  readonly endsOn: string;
  readonly prizes: readonly PrizeConfig[];
}

const maxDays = 1_830;

/** @spec L2.15 */
const listCampaignFaults = ({ startsOn, endsOn, prizes }: CheckedCampaign): readonly string[] => {
  const days = (Date.parse(endsOn) - Date.parse(startsOn)) / dayMs + 1;
  const isTwice = new Set(prizes.map(({ key }) => key)).size < prizes.length;
  return [
    ...(days < 1 ? ['The campaign’s last day is before its first day.'] : []),
    ...(days > maxDays ? ['The campaign is longer than five years.'] : []),
    ...(isTwice ? ['Two prizes have the same key.'] : []),
    ...(prizes.some(({ isPrize }) => isPrize) ? [] : ['Nothing can be won.']),
    ...(prizes.some(({ quantity }) => quantity === null)
      ? []
      : ['Every prize can run out. Leave at least one slice without a quantity so the wheel is never empty.']),
  ];
};

const day = z.iso.date().meta({ allowed: 'a day such as 2026-12-24' });

const campaignConfig = z
  .strictObject({
    key: slugText.meta({ description: 'Name of the campaign in the records; each person gets one spin per campaign' }),
    name: line(80).meta({ description: "Name of the campaign, such as 'The long-weekend wheel'" }),
    lead: line(300).meta({ description: 'What the campaign is about, in a sentence or two under the name' }),
    startsOn: day.meta({ description: 'First day of the campaign, in the site’s time zone' }),
    endsOn: day.meta({ description: 'Last day of the campaign, in the site’s time zone' }),
    termsPath: sitePath.meta({ description: 'Page with the terms everyone agrees to before they spin' }),
    permit: z.string().trim().max(300).default('').meta({
      description: 'Permit numbers, with who issued them, as state law requires; empty if the campaign needs none',
      spec: 'L2.15',
    }),
    redeem: line(300).meta({ description: 'How a prize is collected: where, and what to bring' }),
    prizes: z.array(prizeConfig).min(2).max(12).meta({ description: 'The slices of the wheel, in order' }),
  })
  .superRefine((campaign, context) => {
    for (const message of listCampaignFaults(campaign)) context.addIssue({ code: 'custom', message });
  });

export const wheelConfig = z.strictObject({
  campaign: campaignConfig.nullable().default(null).meta({
    description: 'Campaign with a wheel to spin at /spin-to-win; with null, the site has no such page',
    spec: 'L2.15',
  }),
});

export type WheelConfig = z.output<typeof wheelConfig>;
export type Campaign = z.output<typeof campaignConfig>;
