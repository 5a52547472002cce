import { existsSync } from 'node:fs';
import { extname } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync } from 'fastify';
import { pictureTypes } from '../images/picture-types.ts';

export interface FileRoutesOptions {
  /** Folder of the built browser files, compressed beside the originals. */
  readonly clientDir: string;
  /** Folder of the dealers' pictures, served under /media/demo/. */
  readonly mediaDir: string;
}

/** What a dealer's folder is for: whatever else lies in it, such as the scripts that make pictures, stays there. */
const mediaEndings = new Set([...pictureTypes.keys(), '.mp4', '.webm', '.pdf']);

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
      allowedPath: (path) => mediaEndings.has(extname(path).toLowerCase()),
      // A vector picture opened on its own must not be able to run anything.
      setHeaders: (reply) => {
        reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'");
      },
    });
  };
