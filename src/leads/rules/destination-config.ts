import { z } from 'zod';
import { slugText } from '#src/lib/schema/scalar-schemas.ts';
import { destinationKinds } from './delivery-kinds.ts';

const isMailed = (kind: string): boolean => kind === 'mail' || kind === 'adfMail';

/** @spec D.32, D.59 */
export const destinationConfig = z
  .strictObject({
    kind: z.enum(destinationKinds).meta({
      description:
        'How the lead is sent: `mail` as an email for people, `adfMail` and `adfHttp` as ADF 1.0 for a dealer system, `webhook` as signed JSON for another program',
      spec: 'D.32',
    }),
    to: z.string().max(500).meta({
      description: 'Recipient: an email address for mail and adfMail, an https address for the others',
      allowed: 'an email address for mail and adfMail, an https address for adfHttp and webhook',
      spec: 'D.32',
    }),
    secretVariable: z
      .string()
      .regex(/^[A-Z][A-Z0-9_]{2,60}$/)
      .meta({ allowed: 'the name of an environment variable, such as LEADS_WEBHOOK_SECRET' })
      .nullable()
      .default(null)
      .meta({
        description:
          'Environment variable with the secret that signs a webhook, or that `adfHttp` sends as a bearer token; null for no secret, which webhooks don’t allow',
        spec: 'D.32',
      }),
    locations: z.array(slugText).max(500).default([]).meta({
      description: 'Slugs of the locations whose leads go to this destination; if left empty, all leads do',
      spec: 'D.32',
    }),
  })
  .refine(({ kind, to }) => (isMailed(kind) ? z.email() : z.url({ protocol: /^https$/ })).safeParse(to).success, {
    path: ['to'],
    message: 'must be an email address or an https address, depending on the kind',
  })
  .refine(({ kind, secretVariable }) => kind !== 'webhook' || secretVariable !== null, {
    path: ['secretVariable'],
    message: 'is missing: webhooks are signed',
  });

export type LeadDestination = z.output<typeof destinationConfig>;
