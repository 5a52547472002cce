import { z } from 'zod';
import { line } from '#src/lib/schema/scalar-schemas.ts';

const whenNone = z.strictObject({
  title: line(80).meta({ description: 'Heading while there are no offers', spec: 'L2.25' }),
  text: line(300).meta({ description: 'What the dealer says while there are no offers', spec: 'L2.25' }),
});

export const offersConfig = z.strictObject({
  whenNone: whenNone.nullable().default(null).meta({
    description:
      'What the offers page says while there are no offers. With null, it says so in standard words, or nothing more if the page has text by the dealer',
    spec: 'L2.25',
  }),
});
