import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Paper } from '#src/lib/paper.ts';
import { readClientAddress } from '#src/platform/http/limits/client-address.ts';
import { createConcurrencyLimit } from '#src/platform/http/limits/concurrency-limit.ts';
import { createPdfPress } from './create-pdf-press.ts';

/** Papers that one address may wait for at a time. */
const maxWaitingByAddress = 2;

/** Hands out papers that are one person's alone. */
export interface PaperDesk {
  /** Answers with what `find` gives, as a PDF of that name; `find` throws where the visitor who asks has no such paper. */
  readonly answer: (
    exchange: { readonly request: FastifyRequest; readonly reply: FastifyReply },
    paper: { readonly siteSlug: string; readonly name: string; readonly find: () => Promise<Paper> },
  ) => Promise<FastifyReply>;
  readonly close: () => Promise<void>;
}

/** Makes the desk, with a thread that draws; nothing that it gives is kept by anybody but who asked. @spec D.26, D.41 */
export const createPaperDesk = (): PaperDesk => {
  const press = createPdfPress<Paper>({ worker: new URL('./paper-worker.ts', import.meta.url) });
  const waiting = createConcurrencyLimit(
    maxWaitingByAddress,
    'Too many documents at a time. Please try again shortly.',
  );
  return {
    answer: async ({ request, reply }, { siteSlug, name, find }) => {
      reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex');
      const pdf = await waiting.run(`${siteSlug} ${readClientAddress(request).line}`, async () =>
        press.print(siteSlug, await find()),
      );
      return reply.type('application/pdf').header('content-disposition', `inline; filename="${name}.pdf"`).send(pdf);
    },
    close: press.close,
  };
};
