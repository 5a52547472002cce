import { existsSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync } from 'fastify';

/** Built browser files under /assets/, compressed beside the originals: their names hold a hash, they are kept for a year. */
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
    });
  };

/** The dealers' pictures under /media/demo/. */
export const mediaRoutes =
  (mediaDir: string): FastifyPluginAsync =>
  async (app) => {
    if (!existsSync(mediaDir)) return;
    await app.register(fastifyStatic, {
      root: mediaDir,
      prefix: '/media/demo/',
      decorateReply: false,
      maxAge: '1d',
      index: false,
      // A vector picture opened on its own must not be able to run anything.
      setHeaders: (reply) => {
        reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'");
      },
    });
  };
