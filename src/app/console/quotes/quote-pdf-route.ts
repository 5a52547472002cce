import { loadQuotePdf } from './quote.server.ts';

export const loader = loadQuotePdf;
