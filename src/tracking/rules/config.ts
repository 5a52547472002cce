import { z } from 'zod';

/** Where a site's events go beside its own database. */
export const trackingConfig = z.strictObject({
  analyticsId: z
    .string()
    .regex(/^(?:G|GT)-[A-Z0-9]{4,12}$/, 'A Google tag begins with G- or GT-')
    .nullable()
    .default(null)
    .meta({
      description:
        'Google tag that events go to by `dataLayer`, once a visitor has agreed to it; without one nobody is asked',
      spec: 'D.24',
    }),
});

export type TrackingConfig = z.output<typeof trackingConfig>;
