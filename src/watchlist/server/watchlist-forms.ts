import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { buildSignInAddress } from '#src/account/rules/build-sign-in-address.ts';
import { chooseSafePath } from '#src/account/rules/choose-safe-path.ts';
import { accountPaths, watchlistFields } from '#src/lib/account-paths.ts';
import { DomainError } from '#src/lib/domain-error.ts';
import { isFromOwnPage } from '#src/platform/http/is-from-own-page.ts';
import type { WatchlistDesk } from './create-watchlist-desk.ts';

/** Bytes of a form: a number, and an address with every sign of it escaped. */
const maxBodyBytes = 4 * 1024;

const idPattern = /^[1-9]\d{0,14}$/;

const readFields = ({ body }: FastifyRequest): URLSearchParams =>
  new URLSearchParams(typeof body === 'string' ? body : '');

const readCarId = (fields: URLSearchParams): number => {
  const text = fields.get(watchlistFields.car) ?? '';
  if (!idPattern.test(text)) throw new DomainError('malformed', 'This form names no vehicle.');
  return Number(text);
};

/** The watchlist's buttons where no script takes them: they lead to the list, or to the sign-in. @spec B2.11, B4.34 */
export const watchlistForms =
  (desk: WatchlistDesk): FastifyPluginAsync =>
  async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );
    const changes = [
      [accountPaths.watchlistSave, desk.save],
      [accountPaths.watchlistRemove, desk.remove],
    ] as const;
    for (const [path, change] of changes) {
      app.post(path, { bodyLimit: maxBodyBytes, schema: { hide: true } }, async (request, reply) => {
        if (!isFromOwnPage(request)) throw new DomainError('notAllowed', 'This form was not sent from our own pages.');
        const { site, visitor } = await desk.meet(request);
        const fields = readFields(request);
        const carId = readCarId(fields);
        if (visitor === null) {
          const back = chooseSafePath(fields.get(watchlistFields.back));
          return reply.redirect(buildSignInAddress({ type: 'watchlist', redirect: back, back }), 303);
        }
        await change(site, visitor, carId);
        return reply.redirect(accountPaths.watchlist, 303);
      });
    }
  };
