import { demoDealers } from '../dealers.ts';
import { certifiedLogo, familyPictures, logoPictures } from './logos.ts';
import { peoplePictures } from './people.ts';

export const sitePictures = (): Readonly<Record<string, string>> =>
  Object.assign(
    {},
    { 'kingfisher-mazda/certified-logo': certifiedLogo, ...familyPictures, ...peoplePictures },
    ...demoDealers.map(({ slug }) => logoPictures(slug)),
  ) as Record<string, string>;
