import type { FastifyReply, FastifyRequest } from 'fastify';
import { expect, it, vi } from 'vitest';
import { isPersonalPage } from '#src/app/storefront/is-personal-page.ts';
import { minimalSite } from '#src/sites/testing/minimal-site.ts';
import { resolveOrThrow } from '#src/sites/testing/resolve-or-throw.ts';
import { createFormPages } from './create-form-pages.ts';
import type { PersonalPages } from './personal-pages.ts';

const site = {
  ...resolveOrThrow(minimalSite('wattle', 'group', { account: { gates: { finance: 'signIn' } } })),
  configVersion: 'a',
};
const visit = {
  visitor: { visitorUuid: 'v', phone: '+61412345678' },
  sessionUuid: 's',
  receiptUuid: null,
  sentForm: null,
  cameFrom: null,
};
const sent = { method: 'POST', headers: {}, body: new Uint8Array() } as const;

it('a form that was not taken is drawn for who has signed in, behind a gate, and on other pages for nobody [L4.19]', async () => {
  const answer = vi.fn<PersonalPages['answer']>(async (_request, reply) => reply);
  const readVisit = vi.fn(async () => visit);
  const pages = createFormPages({ pages: { answer }, isPersonal: isPersonalPage, readVisit });
  const send = (url: string) => pages.answer({ url } as FastifyRequest, {} as FastifyReply, site, sent);
  await send('/finance?car_id=7');
  expect(answer.mock.lastCall?.[3]).toEqual({ ...sent, visit });
  await send('/contact');
  expect(answer.mock.lastCall?.[3]).toEqual(sent);
  expect(readVisit).toHaveBeenCalledOnce();
});
