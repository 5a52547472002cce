import type { NavigationEntry } from '../model/navigation-entry.ts';
import type { NavigationEntryInput } from './navigation-schema.ts';
import type { SliceConfigs } from './slice-fragments.ts';

/** An entry as a tagged union; the schema has seen to it that exactly one of its parts is there. @spec L2.12 */
export const buildNavigationEntry = (
  { label, href, page, list, links }: NavigationEntryInput,
  { finance }: Pick<SliceConfigs, 'finance'>,
): NavigationEntry => {
  if (list !== undefined) return { kind: 'list', label, list };
  if (links !== undefined) return { kind: 'group', label, links };
  if (page !== undefined) return { kind: 'link', label, href: finance.headerPath };
  return { kind: 'link', label, href: href ?? '/' };
};
