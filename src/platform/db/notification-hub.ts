import type { NotificationListener } from './database.ts';

export class NotificationHub {
  readonly #listeners = new Map<string, Set<NotificationListener>>();
  readonly #reconnectListeners = new Set<() => void>();
  readonly #onFirstSubscriber: (channel: string) => void;

  constructor(onFirstSubscriber: (channel: string) => void) {
    this.#onFirstSubscriber = onFirstSubscriber;
  }

  get channels(): readonly string[] {
    return [...this.#listeners.keys()];
  }

  subscribe = (channel: string, listener: NotificationListener): (() => void) => {
    const known = this.#listeners.get(channel);
    const listeners = known ?? new Set();
    listeners.add(listener);
    if (known === undefined) {
      this.#listeners.set(channel, listeners);
      this.#onFirstSubscriber(channel);
    }
    return () => {
      listeners.delete(listener);
    };
  };

  onReconnect = (listener: () => void): (() => void) => {
    this.#reconnectListeners.add(listener);
    return () => {
      this.#reconnectListeners.delete(listener);
    };
  };

  publish(channel: string, payload: string): void {
    for (const listener of this.#listeners.get(channel) ?? []) listener(payload);
  }

  publishReconnect(): void {
    for (const listener of this.#reconnectListeners) listener();
  }
}
