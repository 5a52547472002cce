/** @spec B9.02, D.16 */
const maxCachedPages = 50;

export interface ResultCache<Page> {
  readonly find: (address: string) => Page | undefined;
  readonly store: (address: string, page: Page) => void;
}

/** @spec B9.02 */
export const createResultCache = <Page>(maxPages = maxCachedPages): ResultCache<Page> => {
  const pages = new Map<string, Page>();
  return {
    find: (address) => pages.get(address),
    store: (address, page) => {
      pages.delete(address);
      pages.set(address, page);
      const [oldest] = pages.keys();
      if (pages.size > maxPages && oldest !== undefined) pages.delete(oldest);
    },
  };
};
