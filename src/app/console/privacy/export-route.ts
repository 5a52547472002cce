import { exportPerson } from './privacy.server.ts';

export const loader = exportPerson;
