import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '#src/lib/domain-error.ts';
import type { ImageFormat, ImageService } from './image-service.ts';

const chooseFormat = (accept: string | undefined): ImageFormat => (accept?.includes('image/avif') ? 'avif' : 'webp');

const isMissingSource = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'statusCode' in error && [403, 404].includes(Number(error.statusCode));

export interface ImageRoutesOptions {
  readonly images: ImageService;
  /** Hosts that the site of the request takes pictures from. */
  readonly allowedHostsOf: (request: FastifyRequest) => readonly string[];
  /** Throws when the address has had too many pictures made. */
  readonly admit: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
}

/** `GET /images/{width}/{quality}/{source}`: a picture in AVIF or WebP, whichever the browser takes. @spec L7.12 */
export const imageRoutes =
  ({ images, allowedHostsOf, admit }: ImageRoutesOptions): FastifyPluginAsync =>
  async (app) => {
    app.get<{ Params: { width: string; quality: string; source: string } }>(
      '/images/:width/:quality/:source',
      async (request, reply) => {
        const { width, quality, source } = request.params;
        const format = chooseFormat(request.headers.accept);
        const allowedHosts = allowedHostsOf(request);
        const picture = await images
          .get({ widthPx: Number(width), quality: Number(quality), source, format, allowedHosts }, () =>
            admit(request, reply),
          )
          .catch((error: unknown) => {
            throw isMissingSource(error) ? new DomainError('notFound', 'No such picture.', { cause: error }) : error;
          });
        return reply
          .type(`image/${format}`)
          .header('cache-control', 'public, max-age=2592000, immutable')
          .header('vary', 'accept')
          .send(picture);
      },
    );
  };
