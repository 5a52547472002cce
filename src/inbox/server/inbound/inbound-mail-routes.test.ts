import Fastify from 'fastify';
import { expect, it, vi } from 'vitest';
import type { DomainError } from '#src/lib/domain-error.ts';
import { staffNow } from '#src/staff/testing/open-test-staff.ts';
import { inboundMailPath, inboundMailRoutes } from './inbound-mail-routes.ts';
import type { InboundOutcome } from './inbound-service.ts';

const secret = 'a secret of an email service';

const post = async (outcome: InboundOutcome) => {
  const onNotStored = vi.fn();
  let refusal: { readonly code: string; readonly message: string } | undefined;
  const app = Fastify();
  app.setErrorHandler<DomainError>(({ code, message }, _request, reply) => {
    refusal = { code, message };
    return reply.send();
  });
  app.register(
    inboundMailRoutes({
      inbound: { receive: async () => outcome },
      secret,
      readClock: () => staffNow,
      assertFewRefused: () => undefined,
      onRefused: () => undefined,
      onNotStored,
    }),
  );
  const { statusCode, body } = await app.inject({
    method: 'POST',
    url: inboundMailPath,
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'message/rfc822' },
    payload: 'From: ann@example.test\r\n\r\nHello',
  });
  const answer = refusal === undefined ? { statusCode, body } : { refusal };
  return { ...answer, calls: onNotStored.mock.calls };
};

it.each([
  ['unknown', 'notFound', 'This email doesn’t match any lead.'],
  ['full', 'tooMany', 'This lead can’t take another message.'],
] as const)(
  'refuses and reports a posted email that isn’t stored, so that the email service keeps or returns it: %s',
  async (outcome, code, message) => {
    expect(await post(outcome)).toEqual({ refusal: { code, message }, calls: [[outcome]] });
  },
);

it('reports nothing for an email that is stored', async () => {
  expect(await post('stored')).toMatchObject({ statusCode: 200, calls: [] });
});
