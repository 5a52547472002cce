import { join } from 'node:path';
import type { Env } from '../../../src/platform/env.ts';

/** Lists what a new site needs from its dealer before it goes live, in order. */
export const listNextSteps = (slug: string, { SITES_DIR, MEDIA_DIR }: Pick<Env, 'SITES_DIR' | 'MEDIA_DIR'>) => [
  `Put your logo in ${join(MEDIA_DIR, slug)} and name it in brand.logoUrl; for a wide one, add brand.logoSize. Until then, the site shows a placeholder mark.`,
  'Coordinates in site.yaml are the middle of the postcode. Once you give your own, delete isApproximate: true. Until then, directions lead to the street address.',
  `Check the pages in ${join(SITES_DIR, slug, 'content')}, and have a lawyer check the terms and the privacy policy.`,
  `npm run site -- check ${slug}`,
  `npm run stock -- map YOUR-STOCK-FILE --site ${slug}`,
];
