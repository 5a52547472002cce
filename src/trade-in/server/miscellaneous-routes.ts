import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { apiPaths } from '#src/lib/api-paths.ts';
import { DomainError } from '#src/lib/domain-error.ts';
import { describeIssues } from '#src/platform/http/describe-issues.ts';
import { assertFromOwnPage } from '#src/platform/http/is-from-own-page.ts';
import { savedMessage, saveFailedMessage } from '../rules/valuation-fields.ts';
import { requireTradeInSite, requireValuationKey, type TradeInParts, type TradeInSite } from './trade-in-parts.ts';

const bodyLimit = 16 * 1024;

/** The specification makes the page send the whole result. Only its id is used, because the rest is already stored. */
const sentResult = z.looseObject({ column_name: z.literal('valuation'), id: z.string().max(40) });

/** @spec L4.16, L8.03 */
export const miscellaneousRoutes =
  <Site extends TradeInSite>(parts: TradeInParts<Site>): FastifyPluginAsync =>
  async (app) => {
    app.post(
      apiPaths.miscellaneous,
      {
        bodyLimit,
        schema: {
          summary: 'Saves the result of a valuation',
          description: 'The result with `column_name` valuation; 404 for anyone but the visitor who started it.',
        },
      },
      async (request, reply) => {
        const site = requireTradeInSite(parts.siteOf, request);
        if (site.config.tradeIn.resultSaving === 'none')
          throw new DomainError('notFound', 'This site doesn’t save valuation results.');
        assertFromOwnPage(request);
        const parsed = sentResult.safeParse(request.body);
        if (!parsed.success) throw new DomainError('malformed', describeIssues(parsed.error));
        reply.header('cache-control', 'no-store');
        const key = await requireValuationKey(parts, site.slug, parsed.data.id, request);
        const isSaved = await parts.store.noteSaved(key, new Date());
        request.log[isSaved ? 'info' : 'warn']({ site: site.slug }, isSaved ? savedMessage : saveFailedMessage);
        if (!isSaved) throw new DomainError('notFound', 'We can’t find this valuation.');
        return reply.code(204).send();
      },
    );
  };
