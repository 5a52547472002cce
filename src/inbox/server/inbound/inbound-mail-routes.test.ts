import Fastify from 'fastify';
import { expect, it, vi } from 'vitest';
import { staffNow } from '#src/staff/testing/open-test-staff.ts';
import { inboundMailPath, inboundMailRoutes } from './inbound-mail-routes.ts';
import type { InboundOutcome } from './inbound-service.ts';

const secret = 'a secret of an email service';

const post = async (outcome: InboundOutcome) => {
  const onNotStored = vi.fn();
  const app = Fastify();
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
  return { statusCode, body, calls: onNotStored.mock.calls };
};

it.each(['unknown', 'full'] as const)('reports a posted email that isn’t stored: %s', async (outcome) => {
  expect(await post(outcome)).toEqual({ statusCode: 200, body: `{"outcome":"${outcome}"}`, calls: [[outcome]] });
});

it('reports nothing for an email that is stored', async () => {
  expect(await post('stored')).toMatchObject({ statusCode: 200, calls: [] });
});
