import type { ConsentKind } from '#src/lib/consent.ts';
import type { SliceConfigs } from '#src/sites/config/slice-fragments.ts';

/** What of a site's pages comes from other companies: a visitor of a site with nothing of that is asked nothing. @spec D.24 */
export const listOutsideKinds = ({ tracking }: Pick<SliceConfigs, 'tracking'>): readonly ConsentKind[] =>
  tracking.analyticsId === null ? [] : ['analytics'];
