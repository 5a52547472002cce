import { servePdfPress } from '#src/platform/pdf/serve-pdf-press.ts';
import type { PurchaseDocumentView } from '../../view/purchase-document-view.ts';
import { drawPurchaseDocument } from './draw-purchase-document.ts';

servePdfPress<PurchaseDocumentView>(drawPurchaseDocument);
