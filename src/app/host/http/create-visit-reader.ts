import type { FastifyRequest } from 'fastify';
import type { VisitorService } from '#src/account/server/visitor-service.ts';
import type { PageVisit } from '#src/app/storefront/page-context.ts';
import type { ReadReceipt } from '#src/checkout/server/receipt/receipt-cookie.ts';
import { readSentForm } from '#src/leads/server/sent-form-cookie.ts';
import type { ResolvedSite } from '#src/sites/config/resolved-site.ts';

export type ReadVisit = (request: FastifyRequest, site: Pick<ResolvedSite, 'slug'>) => Promise<PageVisit>;

/** Returns the referring page's path and query when it is on the same host, else null. */
const readCameFrom = ({ headers, host }: FastifyRequest): string | null => {
  const from = headers.referer === undefined ? null : URL.parse(headers.referer);
  return from !== null && from.host === host ? from.pathname + from.search : null;
};

export const createVisitReader =
  (visitors: Pick<VisitorService, 'find'>, readReceipt: ReadReceipt): ReadVisit =>
  async (request, { slug }) => {
    const [known, receiptUuid] = await Promise.all([visitors.find(slug, request), readReceipt(slug, request)]);
    const visitor = known === null ? null : { visitorUuid: known.visitorUuid, phone: known.phone };
    return {
      visitor,
      sessionUuid: known?.sessionUuid ?? null,
      receiptUuid,
      sentForm: readSentForm(request.headers.cookie),
      cameFrom: readCameFrom(request),
    };
  };
