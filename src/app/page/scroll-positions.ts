const storageName = 'scroll-positions';

type Positions = Record<string, number>;

const readPositions = (storage: Pick<Storage, 'getItem'>): Positions => {
  try {
    return JSON.parse(storage.getItem(storageName) ?? '{}') as Positions;
  } catch {
    return {};
  }
};

export const createScrollPositions = (openStorage: () => Pick<Storage, 'getItem' | 'setItem'>) => {
  let positions: Positions | undefined;
  const read = (): Positions => {
    try {
      positions ??= readPositions(openStorage());
    } catch {
      // A browser that blocks cookies also throws when storage is used.
      positions ??= {};
    }
    return positions;
  };
  return {
    find: (key: string): number | undefined => read()[key],
    note: (key: string, top: number): void => {
      read()[key] = top;
    },
    store: (): void => {
      try {
        openStorage().setItem(storageName, JSON.stringify(read()));
      } catch {
        // Without storage, the positions are lost when the next document loads.
      }
    },
  };
};
