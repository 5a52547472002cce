// What pages and the host may call on the server.
export { createPurchaseDesk } from './create-purchase-desk.ts';
export { createPurchaseForgetting } from './forget-purchases.ts';
export { createPurchaseStore, type PurchaseStore } from './purchase-store.ts';
export { createTermsReader, type ReadTerms } from './read-terms.ts';
