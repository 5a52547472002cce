import type { FastifyPluginAsync } from 'fastify';
import { apiPaths } from '#src/lib/api-paths.ts';
import * as pagePaths from '#src/lib/page-paths.ts';
import { readClientAddress } from '#src/platform/http/limits/client-address.ts';
import { createConcurrencyLimit } from '#src/platform/http/limits/concurrency-limit.ts';
import { requireSite } from '#src/platform/http/require-site.ts';
import { requireVehicle } from '#src/vehicle/server/vehicle-store.ts';
import type { QrCode } from '../view/build-brochure-view.ts';
import { buildQrCode } from './build-qr-code.ts';
import { type BrochurePrinterOptions, createBrochurePrinter, type PrintingSite } from './print-brochure.ts';

export interface BrochureRoutesOptions extends BrochurePrinterOptions {
  readonly siteOf: (host: string | undefined) => PrintingSite | undefined;
}

const maxWaitingByAddress = 2;

const codeMaxAgeSeconds = 86_400;

const params = {
  type: 'object',
  properties: { slug: { type: 'string', maxLength: 200 } },
  required: ['slug'],
};

const drawCode = ({ size, path }: QrCode): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path d="${path}"/></svg>`;

/** @spec D.23, B7.21 */
export const brochureRoutes =
  ({ siteOf, ...parts }: BrochureRoutesOptions): FastifyPluginAsync =>
  async (app) => {
    const { vehicles, pdfRenderer } = parts;
    const print = createBrochurePrinter(parts);
    const waiting = createConcurrencyLimit(
      maxWaitingByAddress,
      'We’re already creating brochures for you. Please try again shortly.',
    );
    app.addHook('onClose', pdfRenderer.close);

    app.get<{ Params: { slug: string } }>(
      apiPaths.pageCode,
      { schema: { summary: 'The QR code that opens a vehicle’s page on a phone', params } },
      async (request, reply) => {
        const site = requireSite(siteOf, request);
        const { slug } = await requireVehicle(vehicles, site, request.params.slug);
        return reply
          .type('image/svg+xml')
          .header('cache-control', `public, max-age=${codeMaxAgeSeconds}`)
          .header('x-robots-tag', 'noindex')
          .send(drawCode(buildQrCode(`${site.url}${pagePaths.vehicle(slug)}`)));
      },
    );

    app.get<{ Params: { slug: string } }>(
      apiPaths.brochure,
      { schema: { summary: 'The brochure of a vehicle, as a PDF', params } },
      async (request, reply) => {
        const site = requireSite(siteOf, request);
        const pdf = await waiting.run(`${site.slug} ${readClientAddress(request).line}`, () =>
          print(site, request.params.slug),
        );
        return reply
          .type('application/pdf')
          .header('content-disposition', `inline; filename="${encodeURIComponent(request.params.slug)}.pdf"`)
          .header('cache-control', 'no-store')
          .header('x-robots-tag', 'noindex')
          .send(pdf);
      },
    );
  };
