import type { SiteInput } from './site-schema.ts';
import { type SliceConfigs, sliceFragments } from './slice-fragments.ts';

const isSlice = (key: string): boolean => Object.hasOwn(sliceFragments, key);

const keepKeys = (input: SiteInput, isKept: (key: string) => boolean): object =>
  Object.fromEntries(Object.entries(input).filter(([key]) => isKept(key)));

/** A site's file in two: the switches of the slices, and what is said of the site itself. */
export const splitSiteInput = (input: SiteInput) => ({
  config: keepKeys(input, isSlice) as SliceConfigs,
  site: keepKeys(input, (key) => !isSlice(key)) as Omit<SiteInput, keyof SliceConfigs>,
});
