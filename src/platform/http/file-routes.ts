import { existsSync } from 'node:fs';
import { extname } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync } from 'fastify';
import { pictureTypes } from '../images/picture-types.ts';
import { sharedFileHeaders } from './security-headers.ts';

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
      setHeaders: (reply) => {
        reply.headers(sharedFileHeaders);
      },
    });
  };

/** What a dealer's folder is for: whatever else lies in it, such as the scripts that make pictures, stays there. */
const mediaEndings = new Set([...pictureTypes.keys(), '.mp4', '.webm', '.pdf']);

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
      allowedPath: (path) => mediaEndings.has(extname(path).toLowerCase()),
      // A vector picture opened on its own must not be able to run anything.
      setHeaders: (reply) => {
        reply.headers(sharedFileHeaders);
        reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'");
      },
    });
  };
