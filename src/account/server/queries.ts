export { createCodeStore } from './code-store.ts';
export { createMove, createSignIn } from './create-sign-in.ts';
export { leadTo, ownFormRoute, readOwnForm, takeOwnForms } from './own-forms.ts';
export { visitors } from './tables.ts';
export { type AccountReader, createAccountReader, createVisitorDesk, type VisitorDesk } from './visitor-desk.ts';
export { createVisitorStore, type MoveBelongings } from './visitor-store.ts';
