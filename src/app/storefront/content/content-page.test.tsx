import { describe, expect, it } from 'vitest';
import { drawOnSite } from '#src/app/storefront/testing/draw-on-site.tsx';
import { findMarkupFlaws } from '#src/app/storefront/testing/find-markup-flaws.ts';
import { makeTestContext } from '#src/app/storefront/testing/make-test-context.ts';
import { buildFormSubject } from '#src/app/storefront/vehicle-card/build-form-subject.ts';
import type { FormKindName } from '#src/leads/rules/form-kinds.ts';
import type { SuccessName } from '#src/leads/rules/success-name.ts';
import type { ContentForm } from '#src/sites/config/pages/content-page.ts';
import { makeContentPage } from '#src/sites/testing/make-content-page.ts';
import { readText } from '#src/ui/testing/read-text.ts';
import { makeTestVehicle } from '#src/vehicle/testing/make-test-vehicle.ts';
import { type AskedForm, nothingAsked } from './build-content-form.ts';
import { buildContentView, type ContentView, findContentPage } from './build-content-view.ts';
import { ContentPage } from './content-page.tsx';
import type { SentLeadAnswer } from './success/load-sent-lead.server.ts';

const contextWith = (slugs: readonly string[]) => {
  const context = makeTestContext();
  const content = Object.fromEntries(slugs.map((slug) => [slug, makeContentPage(slug, '<p>Our words.</p>')]));
  return { ...context, site: { ...context.site, content } };
};

const build = (slug: string, context: ReturnType<typeof contextWith>): ContentView | undefined => {
  const page = findContentPage(context, slug);
  return page && buildContentView(page, { ...context, stock: null });
};

const draw = (slug: string, context = contextWith(['contact', 'about-us'])): string | undefined => {
  const view = build(slug, context);
  return view === undefined ? undefined : drawOnSite(<ContentPage view={view} answer={null} />, context);
};

describe('a page of the dealer', () => {
  it('has the form and the locations on /contact, and nowhere else [L2.20] [L2.51]', () => {
    const contact = draw('contact') ?? '';
    expect(contact).toContain('<form');
    expect(readText(contact)).toContain(
      'Page contact Our words. Call us General enquiries 07 5550 1969 Send us a message',
    );
    expect(contact).toContain('1 Test Street');
    expect(draw('about-us')).toContain('<p>Our words.</p>');
    expect(draw('about-us')).not.toContain('<form');
  });

  it('puts headings next to the text only if no form is there', () => {
    expect(draw('about-us')).toContain('sideHeads');
    expect(draw('contact')).not.toContain('sideHeads');
  });

  it('introduces the dealer’s people where its text says [L2.20] [D.58]', () => {
    const context = makeTestContext({ content: { people: [{ name: 'Jo Field', role: 'Workshop' }] } });
    const text = { kind: 'text', html: '<p>Our words.</p>' } as const;
    const page = makeContentPage('about-us', '', {
      blocks: [text, { kind: 'people', title: 'Who we are', names: [] }],
    });
    const view = buildContentView(page, { ...context, stock: null });
    const markup = drawOnSite(<ContentPage view={view} answer={null} />, context);
    expect(readText(markup)).toContain('Our words. Who we are Jo Field Workshop');
    expect(findMarkupFlaws(markup)).toEqual([]);
  });

  it('has the calculator first, and the sign-in in place of a form that needs one [L6.01] [B1.09]', () => {
    const context = makeTestContext({ finance: { provider: 'plain', providers: { plain: { name: 'Plain' } } } });
    const page = makeContentPage('finance', '<p>Our words.</p>', { form: 'finance', part: 'financeCalculator' });
    const drawAs = (signInHref: string | null) => {
      const view = buildContentView(page, { ...context, stock: null, signInHref });
      return drawOnSite(<ContentPage view={view} answer={null} />, context);
    };
    const gated = drawAs('/sign-in?type=finance');
    expect(readText(gated)).toMatch(
      /Page finance Finance Calculator .*Our words\. Ask about finance .*Sign in to enquire Or call 07 5550 1969/,
    );
    expect(gated).toContain('<section id="finance-form"');
    expect(gated).toContain('href="/sign-in?type=finance"');
    expect(gated).not.toContain('action="/finance"');
    expect(gated.match(/id="finance-form"/g)).toHaveLength(1);
    const open = drawAs(null);
    expect(open).toContain('action="/finance"');
    expect(readText(open)).not.toContain('Sign in to enquire');
  });

  it('has the form and the locations on /contact-us too, and on /contact without a page of the dealer’s [L2.20]', () => {
    for (const slug of ['contact-us', 'contact']) {
      const markup = draw(slug, contextWith(slug === 'contact' ? [] : [slug])) ?? '';
      expect(markup).toContain(`action="/${slug}" method="post"`);
      expect(markup).toContain('name="form" value="contact"');
      expect(markup).toContain('1 Test Street');
    }
    expect(readText(draw('contact', contextWith([])) ?? '')).toContain(
      'Contact us Call us General enquiries 07 5550 1969 Send us a message',
    );
  });

  it('has every number of the dealer in full on /contact, where hidden ones lead without scripts [B4.47] [B9.53]', () => {
    const phones = { main: '07 5550 1969', used: '07 5550 1912' };
    const context = makeTestContext({ phones, vehicle: { phoneStart: 'masked' } });
    const markup = draw('contact', { ...context, site: { ...context.site, content: {} } }) ?? '';
    expect(markup).toContain('<section id="call-us"');
    expect(readText(markup)).toContain('Call us General enquiries 07 5550 1969 Used 07 5550 1912');
    expect(markup).toContain('href="tel:+61755501912"');
    expect(draw('about-us')).not.toContain('call-us');
  });

  it('says at /success what happens next, whether the dealer wrote a page or not [L4.06]', () => {
    const ours = readText(draw('success', contextWith([])) ?? '');
    expect(ours).toContain('Thanks for getting in touch');
    expect(ours).toMatch(/If you’ve just sent [^.]+ a form, we’ve got it\./);
    expect(ours).not.toContain('It’s with the team at');
    expect(ours).toContain('What happens next');
    const theirs = readText(draw('success', contextWith(['success'])) ?? '');
    expect(theirs).toContain('Page success Our words.');
    expect(theirs).toContain('What happens next');
    expect(build('success', contextWith([]))?.isIndexed).toBe(false);
    expect(build('about-us', contextWith(['about-us']))?.isIndexed).toBe(true);
  });

  it('is not there under any other name', () => {
    expect(draw('constructor')).toBeUndefined();
    expect(draw('thanks')).toBeUndefined();
  });

  it('says its lead under its title and shows its picture, and shares it', () => {
    const context = contextWith([]);
    const picture = { src: '/media/yard.avif', alt: 'The yard' };
    const page = makeContentPage('fleet', '', { lead: 'Ten cars or more.', picture });
    const view = buildContentView(page, { ...context, stock: null });
    const markup = drawOnSite(<ContentPage view={view} answer={null} />, context);
    expect(readText(markup)).toContain('Page fleet Ten cars or more.');
    expect(markup).toContain('alt="The yard"');
    expect(view.openGraphImageUrl).toMatch(/^https:\/\/.*\/images\/jpeg\/1200\//);
  });
});

describe('the form of a page of the dealer', () => {
  const drawForm = (slug: string, form: ContentForm, asked: AskedForm = nothingAsked): string => {
    const context = contextWith([]);
    const view = buildContentView(makeContentPage(slug, '', { form }), { ...context, stock: null, asked });
    return drawOnSite(<ContentPage view={view} answer={null} />, context);
  };

  it('is the one that the dealer chose, and is sent to the page itself [L1.02] [L2.10] [L3.01] [L4.08]', () => {
    expect(drawForm('finance-enquiry', 'finance')).toContain('action="/finance-enquiry" method="post"');
    expect(drawForm('finance', 'finance')).toContain('<h2 id="finance-form">Ask about finance</h2>');
    expect(readText(drawForm('service', 'service'))).toContain('Service Location');
    expect(drawForm('careers', 'careers')).toContain('name="form" value="careers"');
  });

  it('knows what a link from a vehicle says: the vehicle, its price and its dealership [L2.32]', () => {
    const context = makeTestContext();
    const subject = buildFormSubject(makeTestVehicle({ id: 7, slug: 'a-car' }), context);
    const asked = { subject, vehiclePriceBudget: '41990', preferredDealership: 'elsewhere' };
    const markup = drawForm('finance', 'finance', asked);
    expect(markup).toContain('name="car_id" value="7"');
    expect(markup).toMatch(/name="vehiclePriceBudget" value="41,990"/);
    expect(readText(markup)).toContain(subject.vehicle.title);
    const odd = { subject: null, vehiclePriceBudget: '<script>', preferredDealership: null };
    const plain = drawForm('finance', 'finance', odd);
    expect(plain).toMatch(/name="vehiclePriceBudget" value=""/);
    expect(plain).not.toContain('car_id');
  });

  it('is followed by what happens next for its kind [L4.06]', () => {
    const readAfter = (sentForm: FormKindName | null, context = makeTestContext()): string => {
      const page = findContentPage({ ...context, sentForm }, 'success');
      const view = page && buildContentView(page, { ...context, stock: null, sentForm });
      return view === undefined ? '' : readText(drawOnSite(<ContentPage view={view} answer={null} />, context));
    };
    expect(readAfter('service')).toContain('You don’t have a booking yet: the workshop needs to find you a time.');
    expect(readAfter('finance')).toContain('Nothing has gone to a lender.');
    expect(readAfter('enquiry')).toContain('Thanks, we’ve got your enquiry');
    expect(readAfter('photoRequest')).toContain('Thanks, we’ve got your photo request');
    expect(readAfter('photoRequest')).not.toContain('on their way');
    expect(readAfter('contact')).toContain('Thanks, we’ve got your message It’s with the team at The dealer wattle.');
    expect(readAfter('leadForm')).toContain('We’ll call, text or email to tell you what we find.');
  });

  it('is followed by its reference, its vehicle, its time with the calendar and the hours of its yard [L4.06] [L2.63]', () => {
    const context = makeTestContext();
    const subject = buildFormSubject(makeTestVehicle({ id: 7, slug: 'a-car' }), context);
    const [place] = context.site.locations;
    const readAfter = (sentLead: SentLeadAnswer | null): string => {
      const page = findContentPage({ ...context, sentForm: 'enquiry' }, 'success');
      const view = page && buildContentView(page, { ...context, stock: null, sentForm: 'enquiry', sentLead });
      return view === undefined ? '' : drawOnSite(<ContentPage view={view} answer={null} />, context);
    };
    const sent = { reference: '3F2A91BC', subject, time: null, locationId: place?.id ?? null };
    const asked = readAfter(sent);
    expect(readText(asked)).toContain(`${subject.vehicle.title} `);
    expect(readText(asked)).toContain('Your reference 3F2A91BC');
    expect(readText(asked)).toContain(`${place?.name} `);
    expect(asked).toContain(`Opening hours for ${place?.name}`);
    expect(asked).not.toContain('appointment.ics');
    const booked = readAfter({ ...sent, time: 'Thursday 26 November 2026 at 9:00 am' });
    expect(readText(booked)).toContain('Your booking Thursday 26 November 2026 at 9:00 am');
    expect(booked).toContain('href="/success/appointment.ics"');
    const unknown = readAfter(null);
    expect(unknown).toContain('Opening hours for');
    expect(readText(unknown)).not.toContain('Your reference');
    expect(unknown).not.toContain('href="/cars/a-car"');
  });

  it('says that a time is booked only where one was, and could be [L4.06] [D.22]', () => {
    const readAfter = (booking: string, sentForm: SuccessName): string => {
      const context = { ...makeTestContext({ appointments: { booking } }), sentForm };
      const page = findContentPage(context, 'success');
      const view = page && buildContentView(page, { ...context, stock: null });
      return view === undefined ? '' : readText(drawOnSite(<ContentPage view={view} answer={null} />, context));
    };
    const booked = readAfter('slots', 'bookedTime');
    expect(booked).toContain('Thanks, your booking is confirmed');
    expect(booked).toContain('A confirmation is on its way to your inbox');
    const asked = [
      readAfter('slots', 'testDrive'),
      readAfter('wishes', 'testDrive'),
      readAfter('wishes', 'bookedTime'),
    ];
    for (const text of asked) {
      expect(text).toContain('Thanks, we’ve got your request');
      expect(text).toContain('You don’t have a booking yet.');
      expect(text).not.toMatch(/is confirmed|confirmation/);
    }
  });
});
