import { addBrowser } from './notices.server.ts';

export const action = addBrowser;
