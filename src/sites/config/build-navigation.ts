import type { NavigationEntry } from '../model/navigation-entry.ts';
import type { NavigationEntryInput } from './navigation-schema.ts';

/** An entry as a tagged union; the schema has seen to it that exactly one of the three parts is there. */
export const buildNavigationEntry = ({ label, href, list, links }: NavigationEntryInput): NavigationEntry => {
  if (list !== undefined) return { kind: 'list', label, list };
  if (links !== undefined) return { kind: 'group', label, links };
  return { kind: 'link', label, href: href ?? '/' };
};
