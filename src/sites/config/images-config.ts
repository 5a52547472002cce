import { z } from 'zod';
import { hostName } from '#src/lib/schema/scalar-schemas.ts';

export const imagesConfig = z.strictObject({
  allowedHosts: z
    .array(hostName)
    .max(50)
    .default([])
    .meta({ description: "Hosts that pictures may come from, beside the site's own media", spec: 'L7.12' }),
});
