import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { apiPaths } from '#src/lib/api-paths.ts';

/** Call this before registering the routes, because Swagger lists only later ones. */
export const documentApi = async (app: FastifyInstance): Promise<void> => {
  await app.register(swagger, {
    openapi: {
      info: {
        title: 'Forecourt',
        version: '1',
        description: "A dealer site's stock, in the specification's field names.",
      },
    },
    transform: ({ schema, url }) => ({
      schema: url.startsWith(apiPaths.root) ? schema : { ...schema, hide: true },
      url,
    }),
  });
  await app.register(swaggerUi, { routePrefix: apiPaths.docs, staticCSP: true });
};
