import { demoDealers } from '../dealers.ts';
import { certifiedLogo, familyPictures, logoPictures } from './logos.ts';

/** The sites' logos, by file name under media/demo/site. demo/scenes has the scenes with vehicles. */
export const sitePictures = (): Readonly<Record<string, string>> =>
  Object.assign(
    {},
    { 'kingfisher-mazda/certified-logo': certifiedLogo, ...familyPictures },
    ...demoDealers.map(({ slug }) => logoPictures(slug)),
  ) as Record<string, string>;
