// What other slices may call on the server.
export { createDeliveryStore } from './delivery-store.ts';
export { createLeadStore } from './lead-store.ts';
export { createLeadForgetting } from './office/forget-leads.ts';
