import type { DynamicList, NavigationEntry } from '#src/sites/model/navigation-entry.ts';
import type { CountedLink, MenuGroup } from '#src/sites/web/shell-view.ts';

/** Makes, models and body types are sorted by number of vehicles, most common first. */
export interface StockLinks extends Readonly<Record<DynamicList, readonly CountedLink[]>> {
  readonly budgets: readonly CountedLink[];
  readonly all: CountedLink | null;
}

export const noStockLinks: StockLinks = { makes: [], models: [], bodies: [], carTypes: [], budgets: [], all: null };

const titles = { carTypes: 'Condition', bodies: 'Body type' } as const;

type StockList = keyof typeof titles;

type ListEntry = Extract<NavigationEntry, { kind: 'list' }>;

export interface StockMenu extends ListEntry {
  readonly list: StockList;
}

const isStockMenu = (entry: NavigationEntry): entry is StockMenu => entry.kind === 'list' && entry.list in titles;

/** @spec L2.38 */
export const findStockMenu = (navigation: readonly NavigationEntry[]): StockMenu | undefined =>
  navigation.filter(isStockMenu).at(-1);

const maxLinks = 8;

/** @spec L2.38 */
export const buildStockGroups = (
  list: StockList,
  navigation: readonly NavigationEntry[],
  links: StockLinks,
): readonly MenuGroup[] => {
  const elsewhere = new Set(navigation.filter(isStockMenu).map((entry) => entry.list));
  const others = (Object.keys(titles) as StockList[]).filter((other) => !elsewhere.has(other));
  const own = { title: titles[list], links: links[list].slice(0, maxLinks) };
  const more = [
    ...others.map((other) => ({ title: titles[other], links: links[other].slice(0, maxLinks) })),
    { title: 'Budget', links: links.budgets },
  ].filter(({ links: choices }) => choices.length > 1);
  const all = links.all === null ? [] : [links.all];
  return [{ ...own, links: [...own.links, ...all] }, ...more];
};
