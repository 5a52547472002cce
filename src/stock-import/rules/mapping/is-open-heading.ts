import { isInternal } from '../is-internal.ts';
import { isConfidential } from './is-confidential.ts';

/** True if the cells under the heading may decide what the column is. */
export const isOpenHeading = (heading: string): boolean =>
  heading !== '' && !isConfidential(heading) && !isInternal(heading);
