// What other slices may call on the server.
export type { CompanionDesk, FormDesk, LeadDesk, SubmissionOutcome } from './create-lead-desk.ts';
export { createDeliveryStore } from './delivery-store.ts';
export { signWebhook } from './http/sign-webhook.ts';
export { insertLeads } from './insert-leads.ts';
export { isOfPerson, type LeadPerson } from './is-of-person.ts';
export type { LeadRecord } from './lead-record.ts';
export { createLeadStore } from './lead-store.ts';
export { createLinkKeyReader } from './link-key.ts';
export { type RenderMail, renderMail } from './mail/render-mail.ts';
export { createFilePurger } from './office/file-purges.ts';
export { createLeadForgetting } from './office/forget-leads.ts';
export { type LeadSite, type PreparedLead, prepareLead, type Submission } from './prepare-lead.ts';
export { queueCancellation } from './queue-cancellation.ts';
export { queueDeliveries } from './queue-deliveries.ts';
export { readSentForm, writeSentForm } from './sent-form-cookie.ts';
export { type AddressStops, createAddressStops } from './unsubscribe/create-address-stops.ts';
export { createSuppressionStore } from './unsubscribe/suppression-store.ts';
