import { loadAuditCsv } from './load-staff.server.ts';

export const loader = loadAuditCsv;
