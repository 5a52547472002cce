import { joinByPasskey } from './sign-in.server.ts';

export const action = joinByPasskey;
