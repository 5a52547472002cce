// What other slices, pages and the host may call on the server.

export { findApplicationSubject } from './application-parts.ts';
export { type ApplicationStore, createApplicationStore, moveApplications } from './application-store.ts';
export { createApplicationFinder } from './find-application.ts';
export { listDealerships } from './prepare-contact.ts';
export { createApplicationPurge } from './purge-applications.ts';
