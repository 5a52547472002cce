import { basename, dirname } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { sharedFileHeaders } from '../http/security-headers.ts';
import { mediaCaching } from './media-caching.ts';
import type { MediaStore } from './media-store.ts';
import { isMediaFile, mediaTypeOf } from './media-types.ts';
import { parseMediaPath } from './parse-media-path.ts';

export interface MediaRoutesOptions {
  readonly media: MediaStore;
  readonly foldersOf: (request: FastifyRequest) => readonly string[];
}

/** @spec L7.12, B0.02 */
export const mediaRoutes =
  ({ media, foldersOf }: MediaRoutesOptions): FastifyPluginAsync =>
  async (app) => {
    await app.register(fastifyStatic, { serve: false, root: process.cwd() });
    app.get<{ Params: { '*': string } }>('/media/*', async (request, reply) => {
      const asked = parseMediaPath(request.params['*'], foldersOf(request));
      const found = asked !== undefined && isMediaFile(asked.path) ? await media.find(asked) : undefined;
      if (asked === undefined || found === undefined) return reply.callNotFound();
      const file = await found.toLocalFile();
      reply
        .headers(sharedFileHeaders)
        // An SVG opened on its own must not run scripts.
        .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
        .header('cache-control', mediaCaching)
        .type(mediaTypeOf(asked.path));
      return reply.sendFile(basename(file), dirname(file), { cacheControl: false, index: false, contentType: false });
    });
  };
