// What other slices may call on the server.

export { createPlatePurge, createValuationPurge } from './purge-valuations.ts';
export { createValuationStore, moveValuations, type ValuationStore } from './valuation-store.ts';
export { withTradeInOffer } from './with-trade-in-offer.ts';
