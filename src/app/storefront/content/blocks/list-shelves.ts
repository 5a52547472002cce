import type { ContentBlock } from '#src/sites/config/pages/block-schemas.ts';
import type { AskedShelf } from './block-stock.ts';

const countsStock = (block: ContentBlock): boolean =>
  block.kind === 'figures' && block.figures.some(({ count }) => count === 'stock' || count === 'makes');

/** The searches that the blocks of a page show, or null for a page that shows nothing of the stock: it does not ask for it. */
export const listShelves = (blocks: readonly ContentBlock[]): readonly AskedShelf[] | null => {
  const shelves = blocks.filter((block) => block.kind === 'stock').map(({ search, limit }) => ({ search, limit }));
  return shelves.length > 0 || blocks.some(countsStock) ? shelves : null;
};
