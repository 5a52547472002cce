import { z } from 'zod';

export const trackingConfig = z.strictObject({
  analyticsId: z
    .string()
    .regex(/^GTM-[A-Z0-9]{4,10}$/)
    .nullable()
    .default(null)
    .meta({
      allowed: 'a container of Google Tag Manager, such as GTM-AB12CD3',
      description:
        "Google Tag Manager container that gets the site's events through `dataLayer` after a visitor agrees; with null, no events are sent and visitors aren't asked about analytics",
      spec: 'D.24',
    }),
});

export type TrackingConfig = z.output<typeof trackingConfig>;
