import { locale } from '../../../src/lib/australia.ts';
import type { LocationAnswers } from './site-answers.ts';

export const listSuburbs = (locations: readonly Pick<LocationAnswers, 'suburb'>[]): string =>
  new Intl.ListFormat(locale).format(new Set(locations.map(({ suburb }) => suburb)));
