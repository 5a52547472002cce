import { z } from 'zod';
import { line, sitePath, slugText } from '#src/lib/schema/scalar-schemas.ts';
import { listCampaignFaults } from './list-campaign-faults.ts';
import { prizeConfig } from './prize-config.ts';

const day = z.iso.date().meta({ allowed: 'a day such as 2026-12-24' });

/** A campaign: what can be won in which time, by which odds. */
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

/** Switches of the wheel of /spin-to-win. */
export const wheelConfig = z.strictObject({
  campaign: campaignConfig.nullable().default(null).meta({
    description: 'The campaign of /spin-to-win; null has no such page',
    spec: 'L2.15',
  }),
});

export type WheelConfig = z.output<typeof wheelConfig>;
export type Campaign = z.output<typeof campaignConfig>;
