export { type AccountReader, createAccountReader } from './account-reader.ts';
export { createCodeStore } from './code-store.ts';
export { createSignIn } from './create-sign-in.ts';
export { createVisitorDesk, type VisitorDesk } from './visitor-desk.ts';
export { createVisitorStore, type MoveBelongings } from './visitor-store.ts';
