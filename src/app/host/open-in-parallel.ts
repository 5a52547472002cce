import type { PageRenderer } from './http/rendering/render-messages.ts';

interface Stores {
  readonly closeStores: () => Promise<void>;
}

/** If the renderer or the stores can't be opened, closes the other and rejects. */
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
    // Waits, because the part that didn't fail may still be opening.
    await Promise.allSettled([
      starting.then((renderer) => renderer.close()),
      opening.then((stores) => stores.closeStores()),
    ]);
    throw error;
  }
};
