export { createCodeStore } from './code-store.ts';
export { createMove, createSignIn } from './create-sign-in.ts';
export { leadTo, ownFormRoute, readOwnForm, takeOwnForms } from './own-forms.ts';
export { visitors } from './tables.ts';
export {
  type AccountReader,
  createAccountReader,
  createVisitorService,
  type VisitorService,
} from './visitor-service.ts';
export { createVisitorStore, type MoveVisitorData } from './visitor-store.ts';
