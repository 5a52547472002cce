// What other slices, pages and the host may call on the server.
export { type ApplicationStore, createApplicationStore } from './application-store.ts';
export { findApplicationSubject } from './application-subject.ts';
export { createApplicationFinder } from './find-application.ts';
export { createApplicationForgetting } from './forget-applications.ts';
export { moveApplications } from './move-applications.ts';
export { listDealerships } from './prepare-contact.ts';
