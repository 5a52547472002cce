import { z } from 'zod';
import { line } from '#src/lib/schema/scalar-schemas.ts';

export const legalSchema = z.strictObject({
  entity: line(120).meta({ description: 'Legal name of the company that sells' }),
  abn: z
    .string()
    .regex(/^\d{2} \d{3} \d{3} \d{3}$/)
    .meta({ allowed: "an ABN such as '91 555 010 286'" })
    .optional(),
  licences: z
    .array(z.strictObject({ label: line(80), number: line(40) }))
    .max(12)
    .default([])
    .meta({ description: 'Licences of the dealer, shown at the bottom of every page' }),
  priceNote: line(1200)
    .default(
      'Prices marked Drive Away include government charges for a private buyer. Prices marked Excl. Govt. Charges do not include registration, stamp duty or compulsory insurance.',
    )
    .meta({ description: 'Note on what prices include, shown at the bottom of every page' }),
  acknowledgement: line(300)
    .nullable()
    .default(null)
    .meta({ description: 'Acknowledgement of Country at the bottom of every page; null shows none' }),
});

export type Legal = z.output<typeof legalSchema>;
