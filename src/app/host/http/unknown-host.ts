import type { FastifyReply, FastifyRequest } from 'fastify';
import { locale } from '#src/lib/australia.ts';
import { escapeHtml } from '#src/lib/text/html.ts';
import type { ResolvedSite } from '#src/sites/config/resolved-site.ts';

export const createUnknownHostAnswer =
  ({ sites, port, isDevelopment }: { sites: () => readonly ResolvedSite[]; port: number; isDevelopment: boolean }) =>
  (_request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    if (!isDevelopment)
      return reply.code(404).type('text/plain; charset=utf-8').send('There’s no website at this address.\n');
    const items = sites().map((site) => {
      const address = `http://${site.slug}.localhost:${port}/`;
      return `<li><a href="${escapeHtml(address)}">${escapeHtml(site.name)}</a> (${escapeHtml(site.template)})</li>`;
    });
    return reply
      .code(404)
      .type('text/html; charset=utf-8')
      .send(
        `<!doctype html><html lang="${locale}"><title>Forecourt</title><h1>Sites of this deployment</h1><ul>${items.join('')}</ul></html>`,
      );
  };
