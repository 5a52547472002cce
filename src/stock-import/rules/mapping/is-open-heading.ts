import { isInternal } from '../is-internal.ts';
import { isConfidential } from './is-confidential.ts';

export const isOpenHeading = (heading: string): boolean =>
  heading !== '' && !isConfidential(heading) && !isInternal(heading);
