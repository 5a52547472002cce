// What other slices, pages and the host may call on the server.

export { createSpinPurge } from './admin/purge-spins.ts';
export { createPrizeMails, createPrizeTexts, type FindPrizeAddition } from './create-prize-mails.ts';
export { createSpinStore, type SpinStore, type StoredSpin } from './spin-store.ts';
