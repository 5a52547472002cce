interface Closeable {
  readonly close: () => Promise<void>;
}

interface RestartingOptions<Thing extends Closeable> {
  readonly open: () => Promise<Thing>;
  readonly onOpened: () => void;
  readonly onFailed: (error: unknown) => void;
}

/** Something that is closed and opened anew again and again; callers wait for the new one meanwhile. */
export interface Restarting<Thing extends Closeable> {
  /** The one that is open or being opened; rejects when it could not be. */
  readonly current: () => Promise<Thing>;
  /** Closes the one that is open and opens another. Calls that come before that has begun make one restart. */
  readonly restart: () => void;
}

/** Opens the first one and keeps it until a restart. */
export const createRestarting = <Thing extends Closeable>(options: RestartingOptions<Thing>): Restarting<Thing> => {
  let isWaiting = false;

  const follow = async (former: Promise<Thing>): Promise<Thing> => {
    isWaiting = true;
    // One that could not be opened was told of and leaves nothing to close.
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
  // The first problem is shown in the page that opens.
  current.catch(() => undefined);
  return {
    current: () => current,
    restart: () => {
      if (!isWaiting) current = tell(follow(current));
    },
  };
};
