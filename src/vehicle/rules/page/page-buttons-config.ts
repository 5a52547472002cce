import { z } from 'zod';

/** Buttons of the vehicle page beside the call and the history report. */
const pageButtons = ['enquire', 'reserve', 'purchase', 'testDrive', 'photos', 'finance', 'tradeIn'] as const;

/** Switches of the buttons of a vehicle in stock. */
export const pageButtonsConfig = z.strictObject({
  shown: z
    .array(z.enum(pageButtons))
    .default([...pageButtons])
    .meta({
      description:
        'Buttons of a vehicle in stock; finance needs a provider, tradeIn a site that values cars, reserve one that reserves online, purchase one that sells online',
      spec: 'L2.49',
    }),
  financeLabel: z.enum(['Get Finance Quote', 'Finance Enquiry']).default('Get Finance Quote').meta({
    description: 'Words of the button that asks for finance',
    spec: 'L2.49',
  }),
});
