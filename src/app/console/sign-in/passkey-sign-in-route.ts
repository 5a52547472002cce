import { signInByPasskey } from './sign-in.server.ts';

export const action = signInByPasskey;
