import { expect, it } from 'vitest';
import { drawOnSite } from '#src/app/storefront/testing/draw-on-site.tsx';
import { makeTestContext } from '#src/app/storefront/testing/make-test-context.ts';
import { buildFormSubject } from '#src/app/storefront/vehicle-card/build-form-subject.ts';
import type { ContentPage as Page } from '#src/sites/config/pages/content-page.ts';
import { makeContentPage } from '#src/sites/testing/make-content-page.ts';
import { makeTestVehicle } from '#src/vehicle/testing/make-test-vehicle.ts';
import { type AskedForm, nothingAsked } from './build-content-form.ts';
import { buildContentView } from './build-content-view.ts';
import { ContentPage } from './content-page.tsx';

const finance = makeContentPage('finance', '<p>Our words.</p>', { form: 'finance' });
const preApproval = makeContentPage('finance-pre-approval', '<p>Our words.</p>', { form: 'finance' });
const withBlock: Page = {
  ...makeContentPage('buying', ''),
  blocks: [{ kind: 'form', category: 'General Enquiry' }],
};

const draw = (
  page: Page,
  leads: object = {},
  { pages = [finance, preApproval], asked = nothingAsked }: { pages?: readonly Page[]; asked?: AskedForm } = {},
): string => {
  const context = makeTestContext({ leads });
  const content = Object.fromEntries(pages.map((one) => [one.slug, one]));
  const site = { ...context.site, content };
  const view = buildContentView(page, { site, now: context.now, stock: null, asked });
  return drawOnSite(<ContentPage view={view} answer={null} />, context);
};

it('stand within the pages of a site, each where the dealer put it [L7.11]', () => {
  expect(draw(withBlock)).toContain('action="/contact" method="post"');
  expect(draw(finance)).toContain('action="/finance" method="post"');
  expect(draw(finance)).not.toContain('Ask about finance</a>');
});

it('are links to their own pages on a site that embeds none [L7.11]', () => {
  const none = { embeddedForms: [] };
  expect(draw(withBlock, none)).toContain('href="/contact">Send us a message</a>');
  expect(draw(finance, none)).toContain('href="/finance-pre-approval">Ask about finance</a>');
  for (const page of [withBlock, finance]) expect(draw(page, none)).not.toContain('<form');
  // The form's own page shows the form whatever `leads.embeddedForms` says.
  expect(draw(preApproval, none)).toContain('action="/finance-pre-approval" method="post"');
});

it('are chosen one by one [L7.11]', () => {
  expect(draw(withBlock, { embeddedForms: ['finance'] })).not.toContain('<form');
  expect(draw(finance, { embeddedForms: ['finance'] })).toContain('<form');
  expect(draw(withBlock, { embeddedForms: ['enquiry'] })).toContain('<form');
  expect(draw(finance, { embeddedForms: ['enquiry'] })).not.toContain('<form');
});

it('are never lost: a site without another page of finance has its form there [L7.11]', () => {
  expect(draw(finance, { embeddedForms: [] }, { pages: [finance] })).toContain('action="/finance" method="post"');
});

it('hear from the link what the page was told of a vehicle [L2.32] [L7.11]', () => {
  const subject = buildFormSubject(makeTestVehicle({ id: 7 }), makeTestContext());
  const asked = { subject, vehiclePriceBudget: '41990', preferredDealership: 'wattle-north' };
  expect(draw(finance, { embeddedForms: [] }, { asked })).toContain(
    'href="/finance-pre-approval?car_id=7&amp;vehiclePriceBudget=41990&amp;preferredDealership=wattle-north"',
  );
});

it('let a service customer ask for a booking, with the car and the work [L1.09]', () => {
  const markup = draw(makeContentPage('service', '', { form: 'service' }), { additionalServices: ['Wheel alignment'] });
  expect(markup).toContain('action="/service" method="post"');
  expect(markup).toContain('<input type="hidden" name="form" value="service"/>');
  for (const name of ['name', 'phone', 'email', 'location_id', 'rego', 'kms', 'additional_services', 'message']) {
    expect(markup).toContain(` name="${name}"`);
  }
});
