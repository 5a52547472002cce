export interface OutgoingEvent {
  readonly id: number;
  /** 32 hexadecimal digits. Idempotency key: an event sent twice is stored once. */
  readonly event_uuid: string;
  readonly at: string;
  readonly path: string;
  readonly car_id?: number;
  readonly details?: Readonly<Record<string, string | number>>;
}

export interface EventOutbox {
  readonly add: (event: OutgoingEvent) => void;
  readonly list: (max: number) => readonly OutgoingEvent[];
  readonly remove: (events: readonly OutgoingEvent[]) => void;
}

const prefix = 'forecourt.event.';
/**
 * Maximum number of events kept. Further ones are dropped, so that an unreachable server doesn't fill the browser's
 * storage.
 */
const maxWaiting = 500;

/**
 * Returns undefined for a damaged entry, and for an entry whose key doesn't match its id. With a wrong key, an entry
 * could never be removed, so the browser would send it forever.
 */
const parse = (key: string, text: string | null): OutgoingEvent | undefined => {
  try {
    const event = JSON.parse(text ?? 'null') as Partial<OutgoingEvent> | null;
    const isOwn = event !== null && prefix + event.event_uuid === key && typeof event.at === 'string';
    return isOwn ? (event as OutgoingEvent) : undefined;
  } catch {
    return undefined;
  }
};

/** Stores one entry per event, so that two tabs never overwrite each other's events. */
export const createEventOutbox = (storage: Storage | undefined): EventOutbox => {
  const inMemory = new Map<string, OutgoingEvent>();

  const listKeys = (): readonly string[] => {
    try {
      return Array.from({ length: storage?.length ?? 0 }, (_, index) => storage?.key(index) ?? '').filter((key) =>
        key.startsWith(prefix),
      );
    } catch {
      return [];
    }
  };
  const read = (key: string): OutgoingEvent | undefined => {
    const event = parse(key, storage?.getItem(key) ?? null);
    if (event === undefined) storage?.removeItem(key);
    return event;
  };

  return {
    add: (event) => {
      if (inMemory.size + listKeys().length >= maxWaiting) return;
      try {
        if (storage === undefined) throw new Error('There is no storage.');
        storage.setItem(prefix + event.event_uuid, JSON.stringify(event));
      } catch {
        inMemory.set(event.event_uuid, event);
      }
    },
    list: (max) => {
      const stored = listKeys().flatMap((key) => read(key) ?? []);
      return [...stored, ...inMemory.values()].sort((one, other) => (one.at < other.at ? -1 : 1)).slice(0, max);
    },
    remove: (events) => {
      for (const { event_uuid } of events) {
        inMemory.delete(event_uuid);
        try {
          storage?.removeItem(prefix + event_uuid);
        } catch {
          // An event that can't be removed is sent again, and the server stores it once.
        }
      }
    },
  };
};
