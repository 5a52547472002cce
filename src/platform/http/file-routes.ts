import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync } from 'fastify';
import { sharedFileHeaders } from './security-headers.ts';

export const builtAssetRoutes =
  (clientDir: string): FastifyPluginAsync =>
  async (app) => {
    await app.register(fastifyStatic, {
      root: `${clientDir}/assets`,
      prefix: '/assets/',
      decorateReply: false,
      preCompressed: true,
      immutable: true,
      maxAge: '1y',
      index: false,
      setHeaders: (reply) => {
        reply.headers(sharedFileHeaders);
      },
    });
  };
