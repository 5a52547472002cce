import { existsSync } from 'node:fs';
import { extname } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync } from 'fastify';
import { pictureTypes } from '../images/picture-types.ts';
import { sharedFileHeaders } from './security-headers.ts';

/** Serves built browser files under /assets/, precompressed. Their names hold a hash, so they are cached for a year. */
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

/** Other files in a dealer's folder, such as scripts that make pictures, stay private. */
const mediaEndings = new Set([...pictureTypes.keys(), '.mp4', '.webm', '.pdf']);

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
      // An SVG opened on its own must not run scripts.
      setHeaders: (reply) => {
        reply.headers(sharedFileHeaders);
        reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'");
      },
    });
  };
