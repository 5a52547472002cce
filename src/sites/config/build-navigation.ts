import type { NavigationEntry } from '../model/navigation-entry.ts';
import type { NavigationEntryInput } from './navigation-schema.ts';

/** An entry as a tagged union; the schema has seen to it that exactly one of its parts is there. */
export const buildNavigationEntry = ({ label, href, page, list, links }: NavigationEntryInput): NavigationEntry => {
  if (list !== undefined) return { kind: 'list', label, list };
  if (links !== undefined) return { kind: 'group', label, links };
  if (page !== undefined) return { kind: 'page', label, page };
  return { kind: 'link', label, href: href ?? '/' };
};
