import type { FastifyPluginAsync } from 'fastify';
import { findSendGate } from '#src/account/rules/find-gate.ts';
import { isSignedIn } from '#src/account/rules/visitor.ts';
import type { VisitorService } from '#src/account/server/visitor-service.ts';
import { DomainError } from '#src/lib/domain-error.ts';
import * as pagePaths from '#src/lib/page-paths.ts';
import type { PrintedDocument } from '#src/lib/printed-document.ts';
import type { DatabaseService } from '#src/platform/db/database.ts';
import { requireSite } from '#src/platform/http/require-site.ts';
import { createDocumentService } from '#src/platform/pdf/document-service.ts';
import type { Sealer } from '#src/platform/sealing/create-sealer.ts';
import { getVehicleTitle } from '#src/vehicle/rules/get-vehicle-title.ts';
import type { VehicleStore } from '#src/vehicle/server/vehicle-store.ts';
import { vehicleName } from '../rules/application-names.ts';
import { type ApplicationDocumentFacts, buildApplicationDocument } from '../view/build-application-document.ts';
import type { ApplicationSite } from './application-parts.ts';
import { createApplicationStore } from './application-store.ts';

type PrintedSite = ApplicationSite & ApplicationDocumentFacts['site'];

export interface ApplicationDocumentRoutesOptions {
  readonly siteOf: (host: string | undefined) => PrintedSite | undefined;
  readonly database: Pick<DatabaseService, 'interactive'>;
  readonly vehicles: Pick<VehicleStore, 'findById'>;
  readonly visitors: Pick<VisitorService, 'find'>;
  readonly sealer: Sealer;
}

const querystring = {
  type: 'object',
  properties: { [vehicleName]: { type: 'string', pattern: '^[1-9]\\d{0,14}$' } },
};

/** @spec D.26, D.41 */
export const applicationDocumentRoutes =
  ({ siteOf, database, vehicles, visitors, sealer }: ApplicationDocumentRoutesOptions): FastifyPluginAsync =>
  async (app) => {
    const store = createApplicationStore(database, sealer);
    const documents = createDocumentService();
    app.addHook('onClose', documents.close);

    const findDocument = async (
      site: PrintedSite,
      request: { readonly headers: { readonly cookie?: string | undefined } },
      vehicleId: number | null,
    ): Promise<PrintedDocument> => {
      const missing = new DomainError('notFound', 'We can’t find that document.');
      const { config, slug } = site;
      if (!config.financeApplication.enabled) throw missing;
      const visitor = await visitors.find(slug, request);
      const isGated = findSendGate(pagePaths.financeApplication, config.account.gates) !== undefined;
      if (visitor === null || (isGated && !isSignedIn(visitor))) throw missing;
      const { visitorUuid } = visitor;
      const sent = await store.findSent({ siteSlug: slug, visitorUuid, vehicleId });
      const decision = sent?.content.decision ?? null;
      const sentAt = sent?.sentAt ?? null;
      if (sent === undefined || decision === null || sentAt === null) throw missing;
      const vehicle = vehicleId === null ? undefined : await vehicles.findById(slug, vehicleId);
      const vehicleTitle = vehicle === undefined ? null : getVehicleTitle(vehicle);
      const { applicationUuid, content } = sent;
      const isPreApproval = vehicleId === null;
      return buildApplicationDocument({
        site,
        applicationUuid,
        content,
        decision,
        sentAt,
        isPreApproval,
        vehicleTitle,
      });
    };

    app.get<{ Querystring: Readonly<Record<string, string | undefined>> }>(
      pagePaths.financeApplicationDocument,
      { schema: { hide: true, querystring } },
      (request, reply) => {
        const site = requireSite(siteOf, request);
        const asked = request.query[vehicleName];
        const find = () => findDocument(site, request, asked === undefined ? null : Number(asked));
        return documents.answer({ request, reply }, { siteSlug: site.slug, name: 'finance-application', find });
      },
    );
  };
