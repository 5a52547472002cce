import { cutText } from '#src/lib/text/cut-text.ts';
import { formatCount } from '#src/lib/text/noun.ts';

export interface MissingPhotos {
  readonly photos: number;
  readonly vehicles: number;
  readonly first: string;
}

const maxNameLength = 80;

export const describeMissingPhotos = ({ photos, vehicles, first }: MissingPhotos, siteSlug: string): string =>
  [
    `${formatCount(photos, { one: 'photo', many: 'photos' })} of ${formatCount(vehicles, { one: 'vehicle', many: 'vehicles' })} can't be shown:`,
    `the site has no file for ${JSON.stringify(cutText(first, maxNameLength))}${photos > 1 ? ' and the others' : ''}.`,
    `Put the files into media/${siteSlug}, or send full addresses (https://...).`,
  ].join(' ');
