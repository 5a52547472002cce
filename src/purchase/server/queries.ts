// What pages and the host may call on the server.
export { createPurchaseService } from './purchase-service.ts';
export { createPurchaseStore, type PurchaseStore } from './purchase-store.ts';
export { createPurchasePurge } from './purge-purchases.ts';
export { createTermsReader, type ReadTerms } from './read-terms.ts';
