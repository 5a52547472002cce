import { z } from 'zod';
import { line } from '#src/lib/schema/scalar-schemas.ts';

const whenNone = z.strictObject({
  title: line(80).meta({ description: 'Heading while there are no offers', spec: 'L2.25' }),
  text: line(300).meta({ description: 'What the dealer says while there are no offers', spec: 'L2.25' }),
});

export const offersConfig = z.strictObject({
  whenNone: whenNone.nullable().default(null).meta({
    description:
      "What the offers page says while there are no offers; null says so in our words, and says nothing next to the dealer's own text",
    spec: 'L2.25',
  }),
});
