/** A part that lies over the page: a sheet, a menu, a picture over the whole screen. */
export interface Layer {
  /** Closes the part; it then says so by what openLayer gave back. */
  readonly close: () => void;
  /** Whether the address was changed from inside, so that the layer's step of the history is the shopper's own by now. */
  readonly hasMoved?: () => boolean;
}

/** Told once when the part is closed. A link that is being followed leaves its step behind: going back would stop it. */
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

/** What React Router keeps in a step of the history, and the mark of a step that stands for a layer. */
interface Step {
  readonly idx: number;
  readonly key: string | undefined;
  readonly isLayer: boolean;
}

const readStep = (state: History['state']): Step => {
  const { idx = 0, key, isLayer = false }: Partial<Step> = state ?? {};
  return { idx, key, isLayer };
};

/**
 * Layers over a page, each a step of the history at the page's own address, so that Back closes the top one before it
 * leaves the page. The router never sees these steps.
 */
export const createLayers = (page: LayerWindow) => {
  const { history } = page;
  const layers: OpenLayer[] = [];
  /** Steps that were taken here, whose events belong to nobody else. */
  let ownSteps = 0;
  let awaitsStillness: (() => void)[] = [];
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
  const tellStillness = (): void => {
    if (ownSteps > 0) return;
    const told = awaitsStillness;
    awaitsStillness = [];
    for (const tell of told) tell();
  };
  const closeTop = (layer: OpenLayer): void => {
    // It may say only later that it is closed: left among the layers, it would get a new step by then.
    layers.pop();
    // What was chosen inside stays chosen: the step back is taken back.
    if (layer.hasMoved?.() === true) step('forward');
    layer.close();
  };
  const onPopState: Parameters<LayerWindow['addEventListener']>[1] = (event) => {
    const from = shown;
    shown = readStep(event.state);
    if (ownSteps > 0) {
      ownSteps -= 1;
      // Forward leads to what was chosen inside, which may come only later: the step is the shopper's own already.
      if (shown.idx > from.idx) shown = { ...shown, isLayer: false };
      event.stopImmediatePropagation();
      tellStillness();
      addMissingSteps();
      return;
    }
    const top = layers.at(-1);
    if (top?.hasStep === true) {
      event.stopImmediatePropagation();
      closeTop(top);
      return;
    }
    // A step that a layer left behind when a link was followed from it: nobody means to stop there.
    if ((from.isLayer || shown.isLayer) && from.key === shown.key && from.idx !== shown.idx) {
      history[shown.idx < from.idx ? 'back' : 'forward']();
    }
  };
  // Capture alone does not put it before the router, which listens at the same place: watchLayers must run first.
  page.addEventListener('popstate', onPopState, { capture: true });

  /** Adds a layer on top; call what comes back when it is closed, by whatever way. */
  const openLayer = (layer: Layer): LayerClosed => {
    const opened: OpenLayer = { ...layer, hasStep: false };
    layers.push(opened);
    addMissingSteps();
    return (isFollowingLink = false) => {
      const at = layers.indexOf(opened);
      if (at === -1) return;
      layers.splice(at, 1);
      // The router has written, or will write, the shopper's own step over that of the layer.
      if (opened.hasMoved?.() === true) shown = { ...shown, key: 'moved', isLayer: false };
      else if (opened.hasStep && !isFollowingLink) step('back');
    };
  };
  /** Calls once no step is on its way that was taken here: only then is the address that of where the shopper is. */
  const onceStill = (tell: () => void): void => {
    awaitsStillness.push(tell);
    tellStillness();
  };
  return { openLayer, onceStill };
};

let inWindow: ReturnType<typeof createLayers> | undefined;

/**
 * Begins to follow the history of this window, which may hold steps that a page before has left. Called before the router
 * is made: the first listener can stop a step from reaching the other.
 */
export const watchLayers = (): ReturnType<typeof createLayers> => {
  inWindow ??= createLayers(window);
  return inWindow;
};

/** Opens a layer over the page of this window: Back closes it before it leaves the page. */
export const openLayer = (layer: Layer): LayerClosed => watchLayers().openLayer(layer);

/** Calls once this window is where its layers have led it: a step of the history takes the browser its time. */
export const onceStill = (tell: () => void): void => watchLayers().onceStill(tell);
