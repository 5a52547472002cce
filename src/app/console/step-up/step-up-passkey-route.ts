import { proveByPasskey } from './step-up.server.ts';

export const action = proveByPasskey;
