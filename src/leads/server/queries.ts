// What other slices may call on the server.

export { createFilePurger } from './admin/file-purges.ts';
export { createLeadPurge } from './admin/purge-leads.ts';
export { createDeliveryStore, queueCancellation, queueDeliveries } from './delivery-store.ts';
export { signWebhook } from './http/post-delivery.ts';
export { isOfPerson, type LeadPerson } from './is-of-person.ts';
export type { LeadRecord } from './lead-store.ts';
export { createLeadStore, insertLeads } from './lead-store.ts';
export { createLinkKeyReader } from './link-key.ts';
export { type RenderMail, renderMail } from './mail/render-mail.ts';
export { type LeadSite, type PreparedLead, prepareLead, type Submission } from './prepare-lead.ts';
export { readSentForm, writeSentForm } from './sent-form-cookie.ts';
export type { FormService, LeadService, RelatedLeadService, SubmissionOutcome } from './submit-lead.ts';
export { type AddressStops, createAddressStops, createSuppressionStore } from './unsubscribe/suppression-store.ts';
