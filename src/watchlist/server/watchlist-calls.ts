import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { SignedInVisitor } from '#src/account/rules/visitor.ts';
import { apiPaths } from '#src/lib/api-paths.ts';
import { DomainError } from '#src/lib/domain-error.ts';
import { describeIssues } from '#src/platform/http/describe-issues.ts';
import { assertFromOwnPage } from '#src/platform/http/is-from-own-page.ts';
import { parseAustralianNumber } from '#src/platform/phones/parse-phone-number.ts';
import { mostWatched } from '../rules/config.ts';
import type { WatchedSite, WatchlistService } from './watchlist-service.ts';

const maxBodyBytes = 4 * 1024;

const carId = z.int().positive();
const phoneNumber = z.string().max(20);
const oneCar = z.strictObject({ phone_number: phoneNumber, car_id: carId });
const manyCars = z.strictObject({ phone_number: phoneNumber, car_ids: z.array(carId).min(1).max(mostWatched) });

const flag = { type: 'boolean' } as const;
const carIds = { type: 'array', items: { type: 'integer' } } as const;
const answered = (properties: object) => ({ 200: { type: 'object', properties } });

const readCall = <Call extends { readonly phone_number: string }>(
  request: FastifyRequest,
  call: z.ZodType<Call>,
  visitor: SignedInVisitor,
): Call => {
  const parsed = call.safeParse(request.body);
  if (!parsed.success) throw new DomainError('invalid', describeIssues(parsed.error));
  // The session decides whose list changes. A page can stay open while another visitor signs in, and must not change
  // that visitor's list.
  if (parseAustralianNumber(parsed.data.phone_number, ['MOBILE']) !== visitor.phone) {
    throw new DomainError('notAllowed', 'You’re signed in with a different number. Please reload the page.');
  }
  return parsed.data;
};

/** @spec B4.34, B6.03, B7.14, B7.16 */
export const watchlistCalls =
  (service: WatchlistService): FastifyPluginAsync =>
  async (app) => {
    const meet = async (
      request: FastifyRequest,
    ): Promise<{ readonly site: WatchedSite; readonly visitor: SignedInVisitor }> => {
      const { site, visitor } = await service.meet(request);
      if (visitor === null) throw new DomainError('signInNeeded', 'Sign in to save to your watchlist.');
      return { site, visitor };
    };
    const meetOwn = (request: FastifyRequest) => {
      assertFromOwnPage(request);
      return meet(request);
    };

    app.get(
      apiPaths.watchlist,
      {
        schema: {
          summary: 'The visitor’s watchlist',
          description: 'The saved cars, newest first, and the phone number of the visitor.',
          response: answered({ phone_number: { type: 'string' }, car_ids: carIds }),
        },
      },
      async (request) => {
        const { site, visitor } = await meet(request);
        return { phone_number: visitor.phone, car_ids: await service.list(site, visitor) };
      },
    );

    const changes = [
      [apiPaths.watchlistSave, 'Saves a car to the watchlist', service.save],
      [apiPaths.watchlistRemove, 'Takes a car off the watchlist', service.remove],
    ] as const;
    for (const [path, summary, change] of changes) {
      const schema = {
        summary,
        description: 'For signed-in visitors, from the site’s own pages.',
        response: answered({ success: flag }),
      };
      app.post(path, { bodyLimit: maxBodyBytes, schema }, async (request) => {
        const { site, visitor } = await meetOwn(request);
        await change(site, visitor, readCall(request, oneCar, visitor).car_id);
        return { success: true };
      });
    }

    app.post(
      apiPaths.watchlistTakeOver,
      {
        bodyLimit: maxBodyBytes,
        schema: {
          summary: 'Saves the favourites of a browser to the watchlist',
          description: 'Saves as many as there’s room for, and returns the ones now on the list.',
          response: answered({ success: flag, car_ids: carIds, is_full: flag }),
        },
      },
      async (request) => {
        const { site, visitor } = await meetOwn(request);
        const { car_ids: asked } = readCall(request, manyCars, visitor);
        const { ids, isFull } = await service.takeOver(site, visitor, asked);
        return { success: true, car_ids: ids, is_full: isFull };
      },
    );
  };
