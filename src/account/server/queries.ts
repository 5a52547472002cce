export { createVisitorDesk, type VisitorDesk } from './visitor-desk.ts';
export { createVisitorStore, type MoveBelongings } from './visitor-store.ts';
