import { readdirSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync } from 'fastify';
import { sharedFileHeaders } from './security-headers.ts';

export const builtAssetRoutes =
  (clientDir: string): FastifyPluginAsync =>
  async (app) => {
    const root = `${clientDir}/assets`;
    const names = new Set(readdirSync(root));
    await app.register(fastifyStatic, {
      // Its own routes would read the folder at each request, to compare the spelling of the name.
      serve: false,
      root,
      preCompressed: true,
      immutable: true,
      maxAge: '1y',
      index: false,
      setHeaders: (reply) => {
        reply.headers(sharedFileHeaders);
      },
    });
    app.get<{ Params: { '*': string } }>('/assets/*', (request, reply) => {
      const name = request.params['*'];
      return names.has(name) ? reply.sendFile(name) : reply.callNotFound();
    });
  };
