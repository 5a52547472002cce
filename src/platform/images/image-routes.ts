import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '#src/lib/domain-error.ts';
import type { ImageFormat, ImageService } from './image-service.ts';

const chooseFormat = (accept: string | undefined): ImageFormat => (accept?.includes('image/avif') ? 'avif' : 'webp');

const isMissingSource = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'statusCode' in error && [403, 404].includes(Number(error.statusCode));

/** Throws when the address has had too many pictures made. */
export type AdmitPicture = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/** `GET /images/{width}/{quality}/{source}`: a picture in AVIF or WebP, whichever the browser takes. @spec L7.12 */
export const imageRoutes =
  (images: ImageService, admit: AdmitPicture): FastifyPluginAsync =>
  async (app) => {
    app.get<{ Params: { width: string; quality: string; source: string } }>(
      '/images/:width/:quality/:source',
      async (request, reply) => {
        const { width, quality, source } = request.params;
        const format = chooseFormat(request.headers.accept);
        const picture = await images
          .get({ widthPx: Number(width), quality: Number(quality), source, format }, () => admit(request, reply))
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
