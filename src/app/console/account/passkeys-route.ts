import { addPasskey } from './account.server.ts';

export const action = addPasskey;
