import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PrintedDocument } from '#src/lib/printed-document.ts';
import { readClientAddress } from '#src/platform/http/limits/client-address.ts';
import { createConcurrencyLimit } from '#src/platform/http/limits/concurrency-limit.ts';
import { createPdfRenderer, type PdfRenderer } from './create-pdf-renderer.ts';

const maxWaitingByAddress = 2;

export interface DocumentService {
  /** `find` must throw if the visitor has no such document. */
  readonly answer: (
    exchange: { readonly request: FastifyRequest; readonly reply: FastifyReply },
    printed: { readonly siteSlug: string; readonly name: string; readonly find: () => Promise<PrintedDocument> },
  ) => Promise<FastifyReply>;
  readonly close: () => Promise<void>;
}

export const createDocumentRenderer = (): PdfRenderer<PrintedDocument> =>
  createPdfRenderer({ worker: new URL('./document-worker.ts', import.meta.url) });

/** @spec D.26, D.41 */
export const createDocumentService = (): DocumentService => {
  const pdfRenderer = createDocumentRenderer();
  const waiting = createConcurrencyLimit(
    maxWaitingByAddress,
    'You’ve opened too many documents at once. Please try again shortly.',
  );
  return {
    answer: async ({ request, reply }, { siteSlug, name, find }) => {
      reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex');
      const pdf = await waiting.run(`${siteSlug} ${readClientAddress(request).line}`, async () =>
        pdfRenderer.print(siteSlug, await find()),
      );
      return reply.type('application/pdf').header('content-disposition', `inline; filename="${name}.pdf"`).send(pdf);
    },
    close: pdfRenderer.close,
  };
};
