import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { localYear } from '#src/lib/dates/local-day.ts';
import { DomainError } from '#src/lib/domain-error.ts';
import * as pagePaths from '#src/lib/page-paths.ts';
import { acceptForms } from '#src/platform/http/form-fields.ts';
import { assertFromOwnPage } from '#src/platform/http/is-from-own-page.ts';
import { markUnstored } from '#src/platform/http/limits/rate-limits.ts';
import { buildValuationAddress, type ValuationAnchor, valuationAnchors } from '../rules/build-valuation-address.ts';
import { checkCarByHand, readOdometerKm } from '../rules/check-car-by-hand.ts';
import { checkPlate } from '../rules/check-plate.ts';
import { listUnanswered, readConditionAnswers } from '../rules/condition-questions.ts';
import { isTradeInPage, type TradeInPage } from '../rules/trade-in-pages.ts';
import { chooseStep, type ValuationStep } from '../rules/valuation.ts';
import { byHandValue, faultField, noneValue, openField, valuationFields } from '../rules/valuation-fields.ts';
import { findTradedFor } from './find-traded-for.ts';
import { requireTradeInSite, requireValuationKey, type TradeInParts, type TradeInSite } from './trade-in-parts.ts';
import type { StartedCar } from './valuation-service.ts';
import type { StoredValuation } from './valuation-store.ts';

interface SentStep<Site> {
  readonly site: Site;
  readonly page: TradeInPage;
  readonly textOf: (name: string) => string;
}

const bodyLimit = 8 * 1024;
const maxTextLength = 60;

const { problem, byHand, offer } = valuationAnchors;
const anchors: Readonly<Record<ValuationStep, ValuationAnchor>> = { ...valuationAnchors, inPerson: offer, sent: offer };

const { rego, regoState, make, model, year, odometerKm, carAt, vehicleId, valuation: valuationName } = valuationFields;

/** @spec L2.57, L4.13, L4.14 */
export const stepFormRoutes =
  <Site extends TradeInSite>(parts: TradeInParts<Site>): FastifyPluginAsync =>
  async (app) => {
    const { siteOf, visitors, valuations } = parts;
    acceptForms(app);

    const readStep = (request: FastifyRequest): SentStep<Site> => {
      const site = requireTradeInSite(siteOf, request);
      assertFromOwnPage(request);
      const fields = new URLSearchParams(typeof request.body === 'string' ? request.body : '');
      const textOf = (name: string): string => (fields.get(name) ?? '').slice(0, maxTextLength).trim();
      const page = textOf(valuationFields.page);
      if (!isTradeInPage(page, site.config.tradeIn)) throw new DomainError('notFound', 'We can’t find that page.');
      return { site, page, textOf };
    };

    const redirect = (reply: FastifyReply, address: string): FastifyReply =>
      reply.header('cache-control', 'no-store').redirect(address, 303);

    const redirectToNextStep = (reply: FastifyReply, page: TradeInPage, valuation: StoredValuation): FastifyReply => {
      const { valuationUuid } = valuation;
      return redirect(reply, buildValuationAddress(page, { valuationUuid }, anchors[chooseStep(valuation)]));
    };

    const readCar = ({ site, page, textOf }: SentStep<Site>, now: Date): StartedCar | { readonly address: string } => {
      const carId = textOf(vehicleId);
      if (textOf(openField) === byHandValue) {
        const typed = { make: textOf(make), model: textOf(model), year: textOf(year), odometerKm: textOf(odometerKm) };
        const check = checkCarByHand(typed, localYear(now, site.timeZone));
        if (check.kind === 'car') return check;
        const said = { ...typed, [odometerKm]: typed.odometerKm, odometerKm: undefined };
        const about = { [openField]: byHandValue, [faultField]: byHandValue, [vehicleId]: carId };
        return { address: buildValuationAddress(page, { ...about, ...said }, problem) };
      }
      const check = checkPlate(textOf(rego), textOf(regoState));
      if (check.kind === 'plate') return check;
      // The plate never goes into a URL, because URLs are logged and shared.
      const said = { [faultField]: check.reason, [regoState]: textOf(regoState), [vehicleId]: carId };
      return { address: buildValuationAddress(page, said, problem) };
    };

    app.post(pagePaths.tradeInStep('car'), { bodyLimit, schema: { hide: true } }, async (request, reply) => {
      const sent = readStep(request);
      const now = new Date();
      const car = readCar(sent, now);
      if ('address' in car) {
        markUnstored(reply);
        return redirect(reply, car.address);
      }
      const { site, page, textOf } = sent;
      const tradedFor = await findTradedFor(parts, site, textOf(vehicleId), now);
      const { visitorUuid } = await visitors.open(site.slug, request, reply);
      return redirectToNextStep(
        reply,
        page,
        await valuations.start(site, { visitorUuid, vehicleId: tradedFor }, car, now),
      );
    });

    app.post(pagePaths.tradeInStep('yours'), { bodyLimit, schema: { hide: true } }, async (request, reply) => {
      const { site, page, textOf } = readStep(request);
      const key = await requireValuationKey(parts, site.slug, textOf(valuationName), request);
      const chosen = textOf(carAt);
      if (chosen === noneValue) {
        const { vehicleId: tradedFor } = await valuations.change(site, key, { carAt: null }, new Date());
        const said = { [openField]: byHandValue, [vehicleId]: tradedFor === null ? '' : String(tradedFor) };
        return redirect(reply, buildValuationAddress(page, said, byHand));
      }
      const { valuationUuid } = key;
      if (!/^\d$/.test(chosen)) {
        markUnstored(reply);
        return redirect(reply, buildValuationAddress(page, { valuationUuid, [faultField]: 'yours' }, problem));
      }
      return redirectToNextStep(reply, page, await valuations.change(site, key, { carAt: Number(chosen) }, new Date()));
    });

    app.post(pagePaths.tradeInStep('condition'), { bodyLimit, schema: { hide: true } }, async (request, reply) => {
      const { site, page, textOf } = readStep(request);
      const key = await requireValuationKey(parts, site.slug, textOf(valuationName), request);
      const typedKm = textOf(odometerKm);
      const km = readOdometerKm(typedKm);
      const change = { answers: readConditionAnswers(textOf), ...(km !== undefined && { odometerKm: km }) };
      const changed = await valuations.change(site, key, change, new Date());
      const isShort = km === undefined || listUnanswered(changed.answers).length > 0;
      if (!isShort || changed.noEstimate !== null) return redirectToNextStep(reply, page, changed);
      const { valuationUuid } = key;
      // Reopens the step. Otherwise the page would show an estimate from earlier answers.
      const said = { [openField]: 'condition', [faultField]: 'condition', [odometerKm]: typedKm };
      return redirect(reply, buildValuationAddress(page, { valuationUuid, ...said }, problem));
    });
  };
