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
        'Google Tag Manager container that gets events through `dataLayer` once a visitor agrees; without one, nobody is asked',
      spec: 'D.24',
    }),
});

export type TrackingConfig = z.output<typeof trackingConfig>;
