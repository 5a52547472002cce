import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyPluginAsync } from 'fastify';
import { DomainError } from '#src/lib/domain-error.ts';
import { commonSecurityHeaders } from '#src/platform/http/security-headers.ts';
import type { Logger } from '#src/platform/log/create-logger.ts';
import { createPageWriter, type PageBuild } from '../http/rendering/create-page-writer.ts';
import type { PageRenderer } from '../http/rendering/page-renderer.ts';
import { allowHotReload } from './allow-hot-reload.ts';

/** What makes pages and their files from the sources, as they are when it is asked. */
export interface SourceReader {
  readonly loadBuild: () => Promise<PageBuild>;
  readonly answerAsset: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
}

interface SourcePagesOptions extends SourceReader {
  readonly hasSite: (host: string) => boolean;
  readonly log: Logger;
}

const createRenderer = ({ loadBuild, log }: SourcePagesOptions): PageRenderer => ({
  render: async (job) => {
    const build = await loadBuild();
    build.entry.module.onPageError((error) => log.error({ err: error }, 'a page failed'));
    const { text, headers, ...page } = await createPageWriter(build, 'development')(job);
    const policy = headers['content-security-policy'];
    return {
      ...page,
      headers: policy === undefined ? headers : { ...headers, 'content-security-policy': allowHotReload(policy) },
      body: Buffer.from(text),
      bodyEncoding: 'identity',
    };
  },
  close: async () => undefined,
});

const createAssetRoutes =
  ({ answerAsset, hasSite }: SourcePagesOptions): FastifyPluginAsync =>
  async (app) => {
    app.get('/assets/*', (request, reply) => {
      // A page of a stranger whose host leads to this machine must not read the sources.
      if (!hasSite(request.host)) throw new DomainError('notFound', 'No site answers at this address.');
      reply.hijack();
      for (const [name, value] of Object.entries(commonSecurityHeaders)) reply.raw.setHeader(name, value);
      answerAsset(request.raw, reply.raw, () => reply.raw.writeHead(404).end());
    });
  };

/** Pages from the sources, rendered where the server is, in React's development mode. */
export const sourcePages = (options: SourcePagesOptions) => ({
  renderer: createRenderer(options),
  assetRoutes: createAssetRoutes(options),
});
