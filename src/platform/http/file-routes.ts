import { existsSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync } from 'fastify';

export interface FileRoutesOptions {
  /** Folder of the built browser files, compressed beside the originals. */
  readonly clientDir: string;
  /** Folder of the dealers' pictures, served under /media/demo/. */
  readonly mediaDir: string;
}

/** Built files under /assets/ (their names hold a hash: kept for a year) and pictures under /media/demo/. */
export const fileRoutes =
  ({ clientDir, mediaDir }: FileRoutesOptions): FastifyPluginAsync =>
  async (app) => {
    await app.register(fastifyStatic, {
      root: `${clientDir}/assets`,
      prefix: '/assets/',
      preCompressed: true,
      immutable: true,
      maxAge: '1y',
      index: false,
    });
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
