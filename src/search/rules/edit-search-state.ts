import { dropTyped, type RangeKey, type RefinementKey, type SearchState } from './search-state.ts';
import { normaliseSearchState } from './url/normalise-search-state.ts';

const setValues = (state: SearchState, key: RefinementKey, values: readonly string[]): SearchState =>
  normaliseSearchState({ ...dropTyped(state), page: 1, refinements: { ...state.refinements, [key]: values } });

const valuesOf = (state: SearchState, key: RefinementKey): readonly string[] => state.refinements[key] ?? [];

const toggled = (values: readonly string[], value: string): readonly string[] =>
  values.includes(value) ? values.filter((other) => other !== value) : [...values, value];

export const replaceRefinement = setValues;

export const toggleRefinement = (state: SearchState, key: RefinementKey, value: string): SearchState =>
  setValues(state, key, toggled(valuesOf(state, key), value));

export const toggleMake = (state: SearchState, make: string): SearchState => {
  const others = valuesOf(state, 'make_model').filter((model) => !model.startsWith(`${make} `));
  const hadModels = others.length < valuesOf(state, 'make_model').length;
  const isOn = hadModels || valuesOf(state, 'make').includes(make);
  const makes = valuesOf(state, 'make').filter((name) => name !== make);
  return setValues(setValues(state, 'make_model', others), 'make', isOn ? makes : [...makes, make]);
};

export const toggleModel = (state: SearchState, make: string, makeModel: string): SearchState => {
  const withMake = setValues(state, 'make', [...valuesOf(state, 'make'), make]);
  return toggleRefinement(withMake, 'make_model', makeModel);
};

export const clearRange = (state: SearchState, key: RangeKey): SearchState => {
  const { [key]: _, ...ranges } = state.ranges;
  return { ...dropTyped(state), page: 1, ranges };
};

export const clearNear = (state: SearchState): SearchState => ({ ...dropTyped(state), page: 1, near: null });

export const clearExclusion = (state: SearchState, key: RefinementKey, value: string): SearchState => {
  const kept = (state.exclusions[key] ?? []).filter((other) => other !== value);
  return normaliseSearchState({ ...dropTyped(state), page: 1, exclusions: { ...state.exclusions, [key]: kept } });
};
