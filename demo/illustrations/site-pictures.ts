import { demoDealers } from '../dealers.ts';
import { certifiedLogo, familyPictures, logoPictures } from './logos.ts';

/** The sites' drawings by file name under demo/media/site: their logos. Scenes with vehicles are demo/scenes. */
export const sitePictures = (): Readonly<Record<string, string>> =>
  Object.assign(
    {},
    { 'kingfisher-mazda/certified-logo': certifiedLogo, ...familyPictures },
    ...demoDealers.map(({ slug }) => logoPictures(slug)),
  ) as Record<string, string>;
