import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { listFrameOrigins } from '#src/app/storefront/outside-origins.server.ts';
import { listOutsideKinds } from '#src/app/storefront/shell/build-shell-view.ts';
import { drawOnSite } from '#src/app/storefront/testing/draw-on-site.tsx';
import { loadVehiclePage } from '#src/app/storefront/testing/load-vehicle-page.tsx';
import { makeFullVehicle } from '#src/app/storefront/testing/make-full-vehicle.ts';
import { makeTestContext } from '#src/app/storefront/testing/make-test-context.ts';
import { buildVehiclePage } from '#src/app/storefront/vehicle/build-vehicle-page.ts';
import { VehiclePage } from '#src/app/storefront/vehicle/vehicle-page.tsx';
import { buildContentSecurityPolicy } from '#src/platform/http/security-headers.ts';
import { readText } from '#src/ui/testing/read-text.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { makeTestVehicle } from '#src/vehicle/testing/make-test-vehicle.ts';
import { ChatQuestion } from './chat-dialog.tsx';

const active = { autobot: 'active' };
const chatwoot = { url: 'https://chat.example', websiteToken: 'abcd1234' };
const chatHref = 'https://chat.example/widget?website_token=abcd1234#chat';

const listAsking = (vehicle: Vehicle, chat: object): readonly string[] => {
  const context = makeTestContext({ checkout: { path: 'checkout' }, chat });
  const markup = drawOnSite(<VehiclePage view={buildVehiclePage(vehicle, false, context)} />, context);
  const links = [...markup.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs)];
  const asking = links.filter(([, href = '']) => href.endsWith('/enquire') || href.endsWith('#chat'));
  return [...new Set(asking.map(([, href, words = '']) => `${readText(words)} ${href}`))];
};

const full = makeFullVehicle({ slug: 'a-car', make: 'Kia', status: 'in_stock', priceCents: 3_000_000 });
const sparse = makeTestVehicle({ slug: 'a-car', make: 'Kia', status: 'in_stock', priceCents: 1_500, images: [] });

describe('the chat of a vehicle page', () => {
  beforeAll(() => loadVehiclePage());

  it.each([
    ['full', full],
    ['sparse', sparse],
  ])(
    'takes the place of Enquire on a page of a %s car, and leaves it where the rule says [L4.30] [D.37]',
    (_, vehicle) => {
      expect(listAsking(vehicle, active)).toEqual(['Message us /cars/a-car/enquire']);
      expect(listAsking(vehicle, { ...active, chatwoot, label: 'Chat now' })).toEqual([`Chat now ${chatHref}`]);
      for (const chat of [{}, { ...active, apiTokenVariable: 'CHAT_TOKEN' }, { ...active, excludedBrands: ['kia'] }]) {
        expect(listAsking(vehicle, { ...chat, chatwoot })).toEqual(['Enquire Now /cars/a-car/enquire']);
      }
    },
  );

  it('leaves Enquire on a vehicle that nobody can reserve [L4.30] [D.40]', () => {
    expect(listAsking({ ...full, isReserved: true }, { ...active, chatwoot })).toEqual([
      'Enquire Now /cars/a-car/enquire',
    ]);
  });

  it('may be framed on pages of its site alone, and is asked about there alone [D.37]', () => {
    const policyOf = (chat: object): string => {
      const { site } = makeTestContext({ checkout: { path: 'checkout' }, chat });
      const outside = { scripts: [], connections: [], pictures: [], frames: listFrameOrigins(site) };
      return buildContentSecurityPolicy({ html: '<p>' }, outside);
    };
    expect(policyOf({ chatwoot })).toContain('frame-src https://chat.example;');
    expect(policyOf({})).toContain("frame-src 'none';");
    const kindsOf = (chat: object) =>
      listOutsideKinds(makeTestContext({ checkout: { path: 'checkout' }, chat }).site.config);
    expect([kindsOf({ chatwoot }), kindsOf(active)]).toEqual([['chat'], []]);
  });

  it('is asked for before anything of it is loaded, with another way beside it [D.37]', () => {
    const markup = renderToStaticMarkup(<ChatQuestion slug="a-car" onAgree={() => undefined} />);
    expect(readText(markup)).toMatch(/Another company runs our chat .* Open the chat Send an enquiry instead$/);
    expect(markup).toContain('href="/cars/a-car/enquire"');
    expect(markup).not.toMatch(/<iframe|chat\.example/);
  });
});
