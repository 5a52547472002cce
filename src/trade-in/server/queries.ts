// What other slices may call on the server.

export { createTradeInDesk } from './create-trade-in-desk.ts';
export { createPlateForgetting, createValuationForgetting } from './forget-valuations.ts';
export { createValuationStore, moveValuations, type ValuationStore } from './valuation-store.ts';
