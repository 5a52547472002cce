// What other slices may call on the server.
export { createEventStore } from './event-store.ts';
export { createRevealStore } from './reveal-store.ts';
