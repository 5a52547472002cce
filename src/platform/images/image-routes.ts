import { createReadStream } from 'node:fs';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '#src/lib/domain-error.ts';
import { sharedFileHeaders } from '../http/security-headers.ts';
import { mediaCaching } from '../media/media-caching.ts';
import type { ImageFormat } from './convert-picture.ts';
import type { ImageService, StandIn } from './image-service.ts';
import type { ImageSite } from './image-site.ts';

const chooseFormat = (accept: string | undefined): ImageFormat => (accept?.includes('image/avif') ? 'avif' : 'webp');

const remotePictureCaching = 'public, max-age=2592000, immutable';

export interface ImageRoutesOptions {
  readonly images: ImageService;
  readonly siteOf: (request: FastifyRequest) => ImageSite | undefined;
  readonly admit: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
}

/** @spec L8.04 */
const placeholderPicture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 400" width="600" height="400">
<rect width="600" height="400" fill="#eceeee"/>
<g fill="none" stroke="#5d6466" stroke-width="5"><path d="M258 172h22l12-20h36l12 20h22v66H258z"/><circle cx="310" cy="204" r="19"/></g>
<text x="310" y="284" font-family="system-ui,sans-serif" font-size="22" fill="#5d6466" text-anchor="middle">Image not found</text>
</svg>`;

const sendStandIn = (reply: FastifyReply, standIn: StandIn): FastifyReply => {
  reply
    .header('cache-control', 'no-store')
    // An SVG opened on its own must not run scripts.
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'");
  return standIn.kind === 'original'
    ? reply.type(standIn.type).send(createReadStream(standIn.file))
    : reply.type('image/svg+xml').send(placeholderPicture);
};

interface PictureParams {
  readonly width: string;
  readonly quality: string;
  readonly source: string;
}

/** /images/jpeg is for link previews, because some messaging apps show neither WebP nor AVIF. @spec L7.12 */
export const imageRoutes =
  ({ images, siteOf, admit }: ImageRoutesOptions): FastifyPluginAsync =>
  async (app) => {
    const answerIn = async (
      request: FastifyRequest<{ Params: PictureParams }>,
      reply: FastifyReply,
      format: ImageFormat,
    ): Promise<FastifyReply> => {
      const { width, quality, source } = request.params;
      const site = siteOf(request);
      if (site === undefined) throw new DomainError('notFound', 'No such picture.');
      const answer = await images.get({ site, widthPx: Number(width), quality: Number(quality), source, format }, () =>
        admit(request, reply),
      );
      if (answer.kind !== 'made') return sendStandIn(reply, answer);
      reply.headers(sharedFileHeaders);
      if (answer.etag === null) reply.header('cache-control', remotePictureCaching);
      else reply.header('cache-control', mediaCaching).header('etag', answer.etag);
      return answer.etag !== null && request.headers['if-none-match'] === answer.etag
        ? reply.status(304).send()
        : reply.type(`image/${format}`).send(answer.data);
    };

    app.get<{ Params: PictureParams }>('/images/:width/:quality/:source', (request, reply) => {
      reply.header('vary', 'accept');
      return answerIn(request, reply, chooseFormat(request.headers.accept));
    });
    app.get<{ Params: PictureParams }>('/images/jpeg/:width/:quality/:source', (request, reply) =>
      answerIn(request, reply, 'jpeg'),
    );
  };
