interface Closeable {
  readonly close: () => Promise<void>;
}

interface RestartingOptions<Thing extends Closeable> {
  readonly open: () => Promise<Thing>;
  readonly onOpened: () => void;
  readonly onFailed: (error: unknown) => void;
}

/** During a restart, `current` waits for the new resource. */
export interface Restarting<Thing extends Closeable> {
  readonly current: () => Promise<Thing>;
  /** Several calls before the restart begins cause only one restart. */
  readonly restart: () => void;
}

export const createRestarting = <Thing extends Closeable>(options: RestartingOptions<Thing>): Restarting<Thing> => {
  let isWaiting = false;

  const follow = async (former: Promise<Thing>): Promise<Thing> => {
    isWaiting = true;
    // If the resource failed to open, there's nothing to close, and the failure has already been reported.
    const open = await former.catch(() => undefined);
    isWaiting = false;
    await open?.close();
    return options.open();
  };
  const tell = (opening: Promise<Thing>): Promise<Thing> => {
    opening.then(options.onOpened, options.onFailed);
    return opening;
  };

  let current = options.open();
  // Callers of `current` get this failure, so Node must not end the process for an unhandled rejection.
  current.catch(() => undefined);
  return {
    current: () => current,
    restart: () => {
      if (!isWaiting) current = tell(follow(current));
    },
  };
};
