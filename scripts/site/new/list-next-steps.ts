import { join } from 'node:path';
import type { Env } from '../../../src/platform/env.ts';

interface NewSite extends Pick<Env, 'SITES_DIR' | 'MEDIA_DIR' | 'PORT'> {
  readonly slug: string;
}

export const listNextSteps = ({ slug, SITES_DIR, MEDIA_DIR, PORT }: NewSite): readonly string[] => [
  `Put your logo in ${join(MEDIA_DIR, slug)} and name it in brand.logoUrl; for a wide one, add brand.logoSize. Until then, the site shows a placeholder mark.`,
  'Coordinates in site.yaml are the middle of the postcode. Once you give your own, delete isApproximate: true. Until then, directions lead to the street address.',
  `Read the pages in ${join(SITES_DIR, slug, 'content')}: they make promises in your name. Have a lawyer check the terms and the privacy policy, which must also say if a company that you use keeps data outside Australia.`,
  'Test drives are confirmed at once, in any of your opening hours. To confirm each yourself, set appointments.booking: wishes.',
  'Enquiries are written to DATA_DIR/mail, and nobody receives them, until you set SMTP_URL and MAIL_FROM (docs/production/leads.md).',
  `npm run stock -- map YOUR-STOCK-FILE --site ${slug}`,
  `npm run site -- check ${slug}`,
  `npm start, and open http://${slug}.localhost:${PORT}`,
];
