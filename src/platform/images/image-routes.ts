import { createReadStream } from 'node:fs';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { StandIn } from './choose-stand-in.ts';
import type { ImageFormat } from './convert-picture.ts';
import type { ImageService, ImageSite } from './image-service.ts';
import { placeholderPicture } from './placeholder-picture.ts';

const chooseFormat = (accept: string | undefined): ImageFormat => (accept?.includes('image/avif') ? 'avif' : 'webp');

export interface ImageRoutesOptions {
  readonly images: ImageService;
  /** The site that the request is for. */
  readonly siteOf: (request: FastifyRequest) => ImageSite;
  /** Throws when the address has had too many pictures made. */
  readonly admit: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
}

/** Nobody keeps it, so that the picture itself is asked for next time. */
const sendStandIn = (reply: FastifyReply, standIn: StandIn): FastifyReply => {
  reply
    .header('cache-control', 'no-store')
    // A vector picture opened on its own must not be able to run anything.
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'");
  return standIn.kind === 'original'
    ? reply.type(standIn.type).send(createReadStream(standIn.file))
    : reply.type('image/svg+xml').send(placeholderPicture);
};

/** `GET /images/{width}/{quality}/{source}`: a picture in AVIF or WebP, whichever the browser takes. @spec L7.12 */
export const imageRoutes =
  ({ images, siteOf, admit }: ImageRoutesOptions): FastifyPluginAsync =>
  async (app) => {
    app.get<{ Params: { width: string; quality: string; source: string } }>(
      '/images/:width/:quality/:source',
      async (request, reply) => {
        const { width, quality, source } = request.params;
        const format = chooseFormat(request.headers.accept);
        const answer = await images.get(
          { site: siteOf(request), widthPx: Number(width), quality: Number(quality), source, format },
          () => admit(request, reply),
        );
        reply.header('vary', 'accept');
        if (answer.kind !== 'made') return sendStandIn(reply, answer);
        return reply
          .type(`image/${format}`)
          .header('cache-control', 'public, max-age=2592000, immutable')
          .send(answer.data);
      },
    );
  };
