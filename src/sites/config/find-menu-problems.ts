import type { NavigationEntryInput } from './navigation-schema.ts';
import type { SiteProblem } from './site-problem.ts';
import type { SiteInput } from './site-schema.ts';

type Path = SiteProblem['path'];

interface PlacedEntry {
  readonly path: Path;
  readonly label: string;
  readonly href: string | undefined;
}

const addressOf = ({ href }: PlacedEntry): string | undefined => href?.replace(/(?<=.)\/$/, '');

const findTwins = (entries: readonly PlacedEntry[]): readonly SiteProblem[] =>
  entries.flatMap((entry, index) => {
    const before = entries.slice(0, index);
    if (before.some(({ label }) => label === entry.label)) {
      return [{ path: [...entry.path, 'label'], message: `'${entry.label}' is listed twice` }];
    }
    const twin = before.find((other) => entry.href !== undefined && addressOf(other) === addressOf(entry));
    const message = `'${entry.label}' and '${twin?.label}' both lead to ${twin?.href}`;
    return twin === undefined ? [] : [{ path: [...entry.path, 'href'], message }];
  });

const placeEntries = (
  entries: readonly { readonly label: string; readonly href?: string | undefined }[],
  path: Path,
): readonly PlacedEntry[] => entries.map(({ label, href }, index) => ({ path: [...path, index], label, href }));

const placeLinks = ({ links }: NavigationEntryInput, path: Path): readonly PlacedEntry[] =>
  placeEntries(links ?? [], [...path, 'links']);

const placeColumn = (entries: readonly NavigationEntryInput[], path: Path): readonly PlacedEntry[] =>
  placeEntries(entries, path).flatMap((placed, index) => {
    const entry = entries[index];
    return entry?.links === undefined ? [placed] : placeLinks(entry, placed.path);
  });

/** @spec L2.36, L2.42 */
export const findMenuProblems = ({ navigation, footer }: Pick<SiteInput, 'navigation' | 'footer'>) => [
  ...findTwins(placeEntries(navigation, ['navigation'])),
  ...navigation.flatMap((entry, index) => findTwins(placeLinks(entry, ['navigation', index]))),
  ...footer.groups.flatMap(({ title }, index) =>
    footer.groups.findIndex((group) => group.title === title) < index
      ? [{ path: ['footer', 'groups', index, 'title'], message: `'${title}' is listed twice` }]
      : [],
  ),
  ...footer.groups.flatMap(({ entries }, index) =>
    findTwins(placeColumn(entries, ['footer', 'groups', index, 'entries'])),
  ),
];
