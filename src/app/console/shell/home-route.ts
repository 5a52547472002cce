import { goHome } from './load-site.server.ts';

export const loader = goHome;
