// What other slices, pages and the host may call on the server.
export { createPrizeMails, createPrizeTexts, type FindPrizeAddition } from './create-prize-mails.ts';
export { createGoStore, type GoStore, type KeptGo } from './go-store.ts';
export { createGoForgetting } from './office/forget-goes.ts';
