import type { PageRenderer } from './http/rendering/page-renderer.ts';

interface Stores {
  readonly closeStores: () => Promise<void>;
}

/** Rejects if one can't be opened, and closes the other. */
export const openInParallel = async <Opened extends Stores>(
  startRenderer: () => Promise<PageRenderer>,
  openStores: () => Promise<Opened>,
): Promise<Opened & { readonly renderer: PageRenderer }> => {
  const starting = startRenderer();
  const opening = openStores();
  try {
    const [renderer, stores] = await Promise.all([starting, opening]);
    return { ...stores, renderer };
  } catch (error) {
    // The other one may still be opening.
    await Promise.allSettled([
      starting.then((renderer) => renderer.close()),
      opening.then((stores) => stores.closeStores()),
    ]);
    throw error;
  }
};
