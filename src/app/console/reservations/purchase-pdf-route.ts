import { loadPurchasePdf } from './load-reservations.server.ts';

export const loader = loadPurchasePdf;
