import { loadApplicationPdf } from './load-applications.server.ts';

export const loader = loadApplicationPdf;
