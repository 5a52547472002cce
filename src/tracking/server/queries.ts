// What other slices may call on the server.
export { createEventStore, type EventStore } from './event-store.ts';
export { createRevealStore, type RevealStore } from './reveal-store.ts';
