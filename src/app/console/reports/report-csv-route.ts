import { loadReportCsv } from './load-reports.server.ts';

export const loader = loadReportCsv;
