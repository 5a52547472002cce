export interface Layer {
  readonly close: () => void;
  /**
   * Returns true if something in the layer, such as a filter, changed the address. The layer's history entry then
   * stays, because it's the new address's entry.
   */
  readonly hasMoved?: () => boolean;
}

/**
 * Call this when the layer closes. Pass true if a link is being followed: going back to remove the layer's history
 * entry would cancel that navigation.
 */
export type LayerClosed = (isFollowingLink?: boolean) => void;

interface LayerWindow {
  readonly history: Pick<History, 'state' | 'pushState' | 'back' | 'forward'>;
  readonly addEventListener: (
    type: 'popstate',
    listener: (event: Pick<PopStateEvent, 'state' | 'stopImmediatePropagation'>) => void,
    options: { readonly capture: true },
  ) => void;
}

interface OpenLayer extends Layer {
  hasStep: boolean;
}

interface Step {
  readonly idx: number;
  readonly key: string | undefined;
  readonly isLayer: boolean;
}

const readStep = (state: History['state']): Step => {
  const { idx = 0, key, isLayer = false }: Partial<Step> = state ?? {};
  return { idx, key, isLayer };
};

/** Each layer has a history entry of its own, so that Back closes the layer instead of leaving the page. */
export const createLayers = (page: LayerWindow) => {
  const { history } = page;
  const layers: OpenLayer[] = [];
  /** How many history steps started by `step` are still pending. The router doesn't get their events. */
  let ownSteps = 0;
  let settledListeners: (() => void)[] = [];
  let shown = readStep(history.state);

  const step = (direction: 'back' | 'forward'): void => {
    ownSteps += 1;
    history[direction]();
  };
  const addMissingSteps = (): void => {
    if (ownSteps > 0) return;
    for (const layer of layers) {
      if (layer.hasStep) continue;
      layer.hasStep = true;
      const { idx } = readStep(history.state);
      history.pushState({ ...history.state, idx: idx + 1, isLayer: true }, '');
      shown = readStep(history.state);
    }
  };
  const notifySettled = (): void => {
    if (ownSteps > 0) return;
    const listeners = settledListeners;
    settledListeners = [];
    for (const listener of listeners) listener();
  };
  const closeTop = (layer: OpenLayer): void => {
    // The layer can report late that it's closed. If it stayed in the list until then, it would get a new history
    // entry.
    layers.pop();
    // Undoes the step back, to keep what was chosen inside the layer.
    if (layer.hasMoved?.() === true) step('forward');
    layer.close();
  };
  const onPopState: Parameters<LayerWindow['addEventListener']>[1] = (event) => {
    const from = shown;
    shown = readStep(event.state);
    if (ownSteps > 0) {
      ownSteps -= 1;
      // Going forward restores what was chosen inside the layer, so the entry belongs to the shopper.
      if (shown.idx > from.idx) shown = { ...shown, isLayer: false };
      event.stopImmediatePropagation();
      notifySettled();
      addMissingSteps();
      return;
    }
    const top = layers.at(-1);
    if (top?.hasStep === true) {
      event.stopImmediatePropagation();
      closeTop(top);
      return;
    }
    // Skips an entry that a layer left behind when the shopper followed a link from it.
    if ((from.isLayer || shown.isLayer) && from.key === shown.key && from.idx !== shown.idx) {
      history[shown.idx < from.idx ? 'back' : 'forward']();
    }
  };
  // This listener and the router's have the same target, so capturing doesn't make this one run first. Call
  // `watchLayers` before the router is created.
  page.addEventListener('popstate', onPopState, { capture: true });

  const openLayer = (layer: Layer): LayerClosed => {
    const opened: OpenLayer = { ...layer, hasStep: false };
    layers.push(opened);
    addMissingSteps();
    return (isFollowingLink = false) => {
      const at = layers.indexOf(opened);
      if (at === -1) return;
      layers.splice(at, 1);
      // The router replaces the layer's entry with the shopper's own, before or after this call.
      if (opened.hasMoved?.() === true) shown = { ...shown, key: 'moved', isLayer: false };
      else if (opened.hasStep && !isFollowingLink) step('back');
    };
  };
  const onceSettled = (listener: () => void): void => {
    settledListeners.push(listener);
    notifySettled();
  };
  return { openLayer, onceSettled };
};

let inWindow: ReturnType<typeof createLayers> | undefined;

/** Call this before the router is created, so that our `popstate` listener gets events before the router's. */
export const watchLayers = (): ReturnType<typeof createLayers> => {
  inWindow ??= createLayers(window);
  return inWindow;
};

export const openLayer = (layer: Layer): LayerClosed => watchLayers().openLayer(layer);

export const onceSettled = (listener: () => void): void => watchLayers().onceSettled(listener);
