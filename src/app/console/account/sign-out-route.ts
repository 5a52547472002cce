import { signOut } from './account.server.ts';

export const action = signOut;
