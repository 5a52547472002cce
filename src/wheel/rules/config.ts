import { z } from 'zod';
import { dayMs } from '#src/lib/durations.ts';
import { line, sitePath, slugText } from '#src/lib/schema/scalar-schemas.ts';

const prizeConfig = z.strictObject({
  key: slugText.meta({ description: 'Name of the prize in the records; keep it as long as the campaign runs' }),
  words: line(80).meta({ description: "What is won, in full: '$100 off your next service'" }),
  label: line(16).meta({ description: "The same on the wheel: '$100 service'" }),
  weight: z.int().min(1).max(1_000_000).meta({
    description: 'How many chances it has; its odds are these to the weights of all that are left',
  }),
  quantity: z.int().min(1).max(1_000_000).nullable().default(null).meta({
    description: 'How many there are; one that is used up leaves the wheel. null: as many as are drawn',
    spec: 'L2.15',
  }),
  validDays: z.int().min(1).max(365).default(30).meta({
    description: 'How long its code is good after it was won',
    unit: 'days',
    spec: 'L2.15',
  }),
  terms: z.string().trim().max(300).default('').meta({
    description: 'What holds for this prize, in a sentence or two; empty for nothing beyond the terms',
    spec: 'L2.15',
  }),
  isPrize: z.boolean().default(true).meta({
    description: 'Whether something is won; false for the slice on which nothing is',
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

/** Returns why a campaign can't be run fairly, for the dealer; empty if it can. @spec L2.15 */
const listCampaignFaults = ({ startsOn, endsOn, prizes }: CheckedCampaign): readonly string[] => {
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

const day = z.iso.date().meta({ allowed: 'a day such as 2026-12-24' });

const campaignConfig = z
  .strictObject({
    key: slugText.meta({ description: 'Name of the campaign in the records: a person has one turn for each' }),
    name: line(80).meta({ description: "Its name: 'The long-weekend wheel'" }),
    lead: line(300).meta({ description: 'What it is about, in a sentence or two under its name' }),
    startsOn: day.meta({ description: 'First day, by the clock of the site' }),
    endsOn: day.meta({ description: 'Last day, by the clock of the site' }),
    termsPath: sitePath.meta({ description: 'Page with the terms, which everybody agrees to who turns the wheel' }),
    permit: z.string().trim().max(300).default('').meta({
      description: 'Numbers of the permits and who gave them, as the law of a state asks; empty where none is needed',
      spec: 'L2.15',
    }),
    redeem: line(300).meta({ description: 'How a prize is collected: where, and what to bring' }),
    prizes: z.array(prizeConfig).min(2).max(12).meta({ description: 'The slices of the wheel, in their order' }),
  })
  .superRefine((campaign, context) => {
    for (const message of listCampaignFaults(campaign)) context.addIssue({ code: 'custom', message });
  });

export const wheelConfig = z.strictObject({
  campaign: campaignConfig.nullable().default(null).meta({
    description: 'The campaign of /spin-to-win; null has no such page',
    spec: 'L2.15',
  }),
});

export type WheelConfig = z.output<typeof wheelConfig>;
export type Campaign = z.output<typeof campaignConfig>;
