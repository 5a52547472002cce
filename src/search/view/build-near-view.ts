import { formatNumber } from '#src/lib/format-number.ts';
import type { SearchConfig } from '../rules/config.ts';
import type { SearchState } from '../rules/search-state.ts';
import type { SearchPaths } from '../rules/url/search-paths.ts';
import { buildFormFields, type HiddenField } from './build-form-fields.ts';

export interface NearView {
  readonly action: string;
  readonly hiddenFields: readonly HiddenField[];
  readonly postcode: string;
  readonly distances: readonly { readonly value: string; readonly label: string; readonly isChosen: boolean }[];
  readonly problem: string | null;
}

export const buildNearView = (
  state: SearchState,
  { nearbyKm }: Pick<SearchConfig, 'nearbyKm'>,
  unknownPostcode: string | null,
  paths: SearchPaths,
): NearView | null => {
  if (nearbyKm.length === 0) return null;
  const chosen = state.near?.withinKm ?? nearbyKm[0];
  return {
    ...buildFormFields({ ...state, near: null }, paths),
    postcode: state.near?.postcode ?? unknownPostcode ?? '',
    distances: nearbyKm.map((km) => ({
      value: String(km),
      label: `${formatNumber(km)} km`,
      isChosen: km === chosen,
    })),
    problem:
      unknownPostcode === null ? null : `We can’t find postcode ${unknownPostcode}. Please check the four digits.`,
  };
};
