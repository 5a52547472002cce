import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { apiPaths } from '#src/lib/api-paths.ts';
import { DomainError } from '#src/lib/domain-error.ts';

interface KnownRoute {
  readonly method: string;
  readonly url: string;
}

const matches = (url: string, path: string): boolean => {
  const [wanted, given] = [url.split('/'), path.split('/')];
  return (
    wanted.length === given.length &&
    wanted.every((part, at) => (part.startsWith(':') ? given[at] !== '' : part === given[at]))
  );
};

export const noteApiRoutes = (app: FastifyInstance): readonly KnownRoute[] => {
  const known: KnownRoute[] = [];
  app.addHook('onRoute', ({ method, url }) => {
    if (!url.startsWith(apiPaths.root) || url.includes('*')) return;
    for (const name of [method].flat()) known.push({ method: name, url });
  });
  return known;
};

/** @spec D.26 */
export const apiFallbackRoutes =
  (known: readonly KnownRoute[]): FastifyPluginAsync =>
  async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', (_request, payload, done) => {
      payload.resume();
      done(null);
    });
    app.all(`${apiPaths.root}*`, (request, reply) => {
      const [path = ''] = request.url.split('?', 1);
      const allowed = [...new Set(known.filter(({ url }) => matches(url, path)).map(({ method }) => method))];
      if (allowed.length === 0) throw new DomainError('notFound', 'There’s nothing at this API address.');
      const list = allowed.join(', ');
      reply.header('allow', list);
      throw new DomainError('wrongMethod', `This address only accepts ${list}.`);
    });
  };
