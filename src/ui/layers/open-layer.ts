export interface Layer {
  readonly close: () => void;
  /** True if the address was changed from inside. The layer's history entry then belongs to the shopper. */
  readonly hasMoved?: () => boolean;
}

/** When a link is being followed, the history entry stays: going back would cancel the navigation. */
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

/** Gives each layer its own history entry, so that Back closes it first. The router never sees the entry. */
export const createLayers = (page: LayerWindow) => {
  const { history } = page;
  const layers: OpenLayer[] = [];
  /** Steps in flight that were started here. Their events are hidden from the router. */
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
    // It may report only later that it is closed. Kept in the list, it would get a new history entry by then.
    layers.pop();
    // Keeps what was chosen inside, so the step back is undone.
    if (layer.hasMoved?.() === true) step('forward');
    layer.close();
  };
  const onPopState: Parameters<LayerWindow['addEventListener']>[1] = (event) => {
    const from = shown;
    shown = readStep(event.state);
    if (ownSteps > 0) {
      ownSteps -= 1;
      // Forward restores what was chosen inside, which may arrive only later. The entry is the shopper's already.
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
    // Skips an entry that a layer left behind when a link was followed from it.
    if ((from.isLayer || shown.isLayer) && from.key === shown.key && from.idx !== shown.idx) {
      history[shown.idx < from.idx ? 'back' : 'forward']();
    }
  };
  // Capture alone doesn't run before the router, which listens on the same target: watchLayers must be called first.
  page.addEventListener('popstate', onPopState, { capture: true });

  const openLayer = (layer: Layer): LayerClosed => {
    const opened: OpenLayer = { ...layer, hasStep: false };
    layers.push(opened);
    addMissingSteps();
    return (isFollowingLink = false) => {
      const at = layers.indexOf(opened);
      if (at === -1) return;
      layers.splice(at, 1);
      // The router has written, or will write, the shopper's own entry over that of the layer.
      if (opened.hasMoved?.() === true) shown = { ...shown, key: 'moved', isLayer: false };
      else if (opened.hasStep && !isFollowingLink) step('back');
    };
  };
  /** Calls back when no step started here is in flight. Only then is the address final. */
  const onceSettled = (listener: () => void): void => {
    settledListeners.push(listener);
    notifySettled();
  };
  return { openLayer, onceSettled };
};

let inWindow: ReturnType<typeof createLayers> | undefined;

/** Call it before the router is created: only the first listener can stop events from reaching the other. */
export const watchLayers = (): ReturnType<typeof createLayers> => {
  inWindow ??= createLayers(window);
  return inWindow;
};

export const openLayer = (layer: Layer): LayerClosed => watchLayers().openLayer(layer);

export const onceSettled = (listener: () => void): void => watchLayers().onceSettled(listener);
