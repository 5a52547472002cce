import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { findGate, findSendGate } from '#src/account/rules/find-gate.ts';
import { buildSignInAddress } from '#src/account/rules/sign-in-step.ts';
import { isSignedIn } from '#src/account/rules/visitor.ts';
import type { VisitorService } from '#src/account/server/visitor-service.ts';
import { DomainError } from '#src/lib/domain-error.ts';
import * as pagePaths from '#src/lib/page-paths.ts';
import { addParameters } from '#src/lib/url.ts';
import type { DatabaseService } from '#src/platform/db/database.ts';
import { acceptForms, readFormFields } from '#src/platform/http/form-fields.ts';
import { markUnstored } from '#src/platform/http/limits/rate-limits.ts';
import { requireSite } from '#src/platform/http/require-site.ts';
import type { Sealer } from '#src/platform/sealing/create-sealer.ts';
import type { VehicleStore } from '#src/vehicle/server/vehicle-store.ts';
import type { ApplicationAnswers } from '../rules/answers/application-fields.ts';
import { consentNames } from '../rules/answers/consents.ts';
import { readAnswers } from '../rules/answers/read-application.ts';
import {
  budgetName,
  consentFieldName,
  formAnchor,
  formerVehicleName,
  lenderName,
  vehicleName,
} from '../rules/application-names.ts';
import { findQuotedPriceCents } from '../rules/lenders/price-quoting-lender.ts';
import { readChosenQuote } from '../rules/lenders/quote-lenders.ts';
import { isApplicationStep } from '../rules/saved-application.ts';
import {
  type ApplicationLeads,
  type ApplicationSite,
  type ApplicationSubject,
  findApplicationSubject,
  readUserAgent,
} from './application-parts.ts';
import { type Asked, createApplicationService } from './application-service.ts';
import { createApplicationStore } from './application-store.ts';
import { createHttpDecisionMaker, type HttpDecisionOptions } from './decision/create-http-decision-maker.ts';

export interface ApplicationRoutesOptions extends Pick<HttpDecisionOptions, 'readSecret' | 'egress'> {
  readonly siteOf: (host: string | undefined) => ApplicationSite | undefined;
  readonly database: Pick<DatabaseService, 'interactive'>;
  readonly vehicles: Pick<VehicleStore, 'findById'>;
  readonly visitors: VisitorService;
  readonly leads: ApplicationLeads;
  readonly sealer: Sealer;
  readonly onUnavailable: (reason: string) => void;
  readonly readClock?: () => Date;
}

const bodyLimit = 16 * 1024;

interface SentForm {
  readonly site: ApplicationSite;
  readonly fields: URLSearchParams;
}

const addVehicle = (path: string, { fields }: SentForm): string =>
  addParameters(path, { [vehicleName]: fields.get(vehicleName) ?? '' });

/**
 * Adds no anchor if there are errors. The box that lists them has `autofocus`, which browsers ignore if the URL has an
 * anchor.
 */
const addFormAnchor = (page: string, isValid: boolean): string => (isValid ? `${page}#${formAnchor}` : page);

const leaveUnstored = (reply: FastifyReply, address: string): string => {
  markUnstored(reply);
  return address;
};

/** @spec L2.32 */
const readKnownAmount = (fields: URLSearchParams): ApplicationAnswers => {
  const budget = fields.get(budgetName) ?? '';
  return /^\d{1,7}(?:\.\d{1,2})?$/.test(budget) ? { amount: String(Math.ceil(Number(budget))) } : {};
};

/** @spec D.41, L1.02, L2.11, L2.13 */
export const applicationRoutes =
  (options: ApplicationRoutesOptions): FastifyPluginAsync =>
  async (app) => {
    const { siteOf, database, vehicles, visitors, sealer, readClock = () => new Date() } = options;
    const store = createApplicationStore(database, sealer);
    const decide = createHttpDecisionMaker({ ...options, readClock });
    const service = createApplicationService({ ...options, store, decide, readClock });
    acceptForms(app);

    const readForm = (request: FastifyRequest, reply: FastifyReply): SentForm => {
      const site = requireSite(siteOf, request);
      reply.header('cache-control', 'no-store');
      if (!site.config.financeApplication.enabled)
        throw new DomainError('notFound', 'Finance applications aren’t available on this site.');
      return { site, fields: readFormFields(request) };
    };

    const findSubject = (site: ApplicationSite, visitorUuid: string, asked: string | null) =>
      findApplicationSubject(vehicles, site, {
        asked: asked ?? '',
        hasOne: async (vehicleId) =>
          (await store.findDraft({ siteSlug: site.slug, visitorUuid, vehicleId })) !== undefined,
        now: readClock(),
      });

    const findAsked = async (
      request: FastifyRequest,
      reply: FastifyReply,
      { site, fields }: SentForm,
      path: string,
    ): Promise<(Asked & ApplicationSubject) | null> => {
      const isGated = findGate(path, site.config.account.gates) !== undefined;
      if (isGated && !isSignedIn(await visitors.find(site.slug, request))) return null;
      const { visitorUuid } = await visitors.open(site.slug, request, reply);
      return { site, visitorUuid, ...(await findSubject(site, visitorUuid, fields.get(vehicleName))) };
    };

    /** @spec L6.01 */
    const findSignInToSend = async (request: FastifyRequest, form: SentForm, path: string): Promise<string | null> => {
      const type = findSendGate(path, form.site.config.account.gates);
      if (type === undefined || isSignedIn(await visitors.find(form.site.slug, request))) return null;
      const hasVehicle = (form.fields.get(vehicleName) ?? '') !== '';
      const back = hasVehicle ? addVehicle(path, form) : path;
      return buildSignInAddress({ type, redirect: `${back}#${formAnchor}`, back });
    };

    const post = (url: string, take: (request: FastifyRequest, reply: FastifyReply) => Promise<string>): void => {
      app.post(url, { bodyLimit, schema: { hide: true } }, async (request, reply) =>
        reply.redirect(await take(request, reply), 303),
      );
    };

    post(pagePaths.financeApplicationStep(':step'), async (request, reply) => {
      const { step } = request.params as { readonly step: string };
      if (!isApplicationStep(step)) throw new DomainError('notFound', 'We can’t find that step.');
      const form = readForm(request, reply);
      const signIn = step === 'consents' ? await findSignInToSend(request, form, pagePaths.financeApplication) : null;
      if (signIn !== null) return leaveUnstored(reply, signIn);
      const asked = await findAsked(request, reply, form, pagePaths.financeApplication);
      if (asked === null) return leaveUnstored(reply, addVehicle(pagePaths.financeApplication, form));
      const page = asked.isGone
        ? addVehicle(pagePaths.financeApplication, form)
        : pagePaths.financeApplicationFor(asked.vehicleId);
      if (step === 'consents') {
        const ticked = consentNames.filter((name) => form.fields.get(consentFieldName(name)) === 'on');
        return addFormAnchor(page, await service.send(asked, ticked, { page, userAgent: readUserAgent(request) }));
      }
      const typed = readAnswers(step, (name) => form.fields.get(name));
      const known = step === 'contact' ? readKnownAmount(form.fields) : {};
      return addFormAnchor(page, await service.savePart(asked, step, { ...known, ...typed }));
    });

    post(pagePaths.financeApplicationVehicle, async (request, reply) => {
      const form = readForm(request, reply);
      // An unknown visitor has no application to move, so this creates no visitor.
      const visitor = await visitors.find(form.site.slug, request);
      const asked = visitor && (await findAsked(request, reply, form, pagePaths.financeApplication));
      if (asked === null) return leaveUnstored(reply, addVehicle(pagePaths.financeApplication, form));
      const { site, visitorUuid } = asked;
      const former = await findSubject(site, visitorUuid, form.fields.get(formerVehicleName));
      if (former.vehicle !== null) return leaveUnstored(reply, pagePaths.financeApplicationFor(former.vehicleId));
      if (asked.isGone) return leaveUnstored(reply, addVehicle(pagePaths.financeApplication, form));
      const isMoved = former.vehicleId !== null && (await service.moveToVehicle(asked, former.vehicleId));
      if (!isMoved) markUnstored(reply);
      return addFormAnchor(pagePaths.financeApplicationFor(asked.vehicleId), true);
    });

    const findQuoting = async (request: FastifyRequest, reply: FastifyReply, form: SentForm) => {
      const asked = await findAsked(request, reply, form, pagePaths.personalisedFinance);
      if (asked === null) return null;
      const priceCents = asked.vehicle === null ? null : findQuotedPriceCents(asked.vehicle, form.site.config);
      if (asked.vehicle === null || priceCents === null)
        throw new DomainError('notFound', 'Quotes aren’t available for this vehicle.');
      return { asked, priceCents, vehicleId: asked.vehicle.id };
    };

    post(pagePaths.personalisedFinanceStep('answers'), async (request, reply) => {
      const form = readForm(request, reply);
      const quoting = await findQuoting(request, reply, form);
      if (quoting === null) return leaveUnstored(reply, addVehicle(pagePaths.personalisedFinance, form));
      const typed = readAnswers('quote', (name) => form.fields.get(name));
      const isValid = await service.savePart(quoting.asked, 'quote', typed);
      // The answers are stored for the visitor and survive sign-in, so they never travel in a URL.
      const signIn = isValid ? await findSignInToSend(request, form, pagePaths.personalisedFinance) : null;
      if (signIn !== null) return signIn;
      return addFormAnchor(pagePaths.personalisedFinanceFor(quoting.vehicleId), isValid);
    });

    post(pagePaths.personalisedFinanceStep('lender'), async (request, reply) => {
      const form = readForm(request, reply);
      const signIn = await findSignInToSend(request, form, pagePaths.personalisedFinance);
      if (signIn !== null) return leaveUnstored(reply, signIn);
      const quoting = await findQuoting(request, reply, form);
      if (quoting === null) return leaveUnstored(reply, addVehicle(pagePaths.personalisedFinance, form));
      const { asked, priceCents, vehicleId } = quoting;
      const draft = await store.findDraft({ siteSlug: form.site.slug, visitorUuid: asked.visitorUuid, vehicleId });
      const slug = form.fields.get(lenderName) ?? '';
      const answers = draft && readChosenQuote(draft.content, slug, priceCents, form.site.config);
      if (answers === undefined) return leaveUnstored(reply, pagePaths.personalisedFinanceFor(vehicleId));
      await service.prefill(asked, answers);
      return addFormAnchor(pagePaths.financeApplicationFor(vehicleId), true);
    });
  };
