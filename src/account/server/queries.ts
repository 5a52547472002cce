export { type AccountReader, createAccountReader } from './account-reader.ts';
export { createCodeStore } from './code-store.ts';
export { createMove } from './create-move.ts';
export { createSignIn } from './create-sign-in.ts';
export { leadTo, ownFormRoute, readOwnForm, takeOwnForms } from './own-forms.ts';
export { visitors } from './tables.ts';
export { createVisitorDesk, type VisitorDesk } from './visitor-desk.ts';
export { createVisitorStore, type MoveBelongings } from './visitor-store.ts';
