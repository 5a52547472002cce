import type { NavigationEntry } from '#src/sites/model/navigation-entry.ts';

/** Entries of header or footer without the links that lead to certain addresses. */
export const dropLinks = (
  entries: readonly NavigationEntry[],
  dropped: readonly string[],
): readonly NavigationEntry[] => {
  const isKept = ({ href }: { readonly href: string }): boolean => !dropped.includes(href);
  return entries.flatMap((entry): readonly NavigationEntry[] => {
    if (entry.kind === 'link') return isKept(entry) ? [entry] : [];
    return entry.kind === 'group' ? [{ ...entry, links: entry.links.filter(isKept) }] : [entry];
  });
};
