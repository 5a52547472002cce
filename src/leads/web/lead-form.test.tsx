import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { readText } from '#src/ui/testing/read-text.ts';
import { findLightFault } from '../rules/find-light-fault.ts';
import type { FormAnswer } from '../rules/form-answer.ts';
import type { FormKindName } from '../rules/form-kinds.ts';
import { leadCategories } from '../rules/lead-categories.ts';
import { makeLeadEntry } from '../testing/make-lead-entry.ts';
import { makeLeadSite } from '../testing/make-lead-site.ts';
import { buildLeadForm } from '../view/build-lead-form.ts';
import { buildSuccessView } from '../view/build-success-view.ts';
import { LeadForm } from './lead-form.tsx';
import { SuccessSteps } from './success-steps.tsx';

const phone = { text: '07 5550 1969', href: 'tel:+61755501969' };
const view = (form: FormKindName, leads: object = {}, places: 'one' | 'several' = 'one') =>
  buildLeadForm(form, { ...makeLeadSite(leads, places), name: 'Wattle Motors' }, { action: '/contact', phone });
const draw = (leads: object = {}, answer: FormAnswer | null = null, form: FormKindName = 'contact'): string =>
  renderToStaticMarkup(<LeadForm form={view(form, leads)} answer={answer} />);
const drawSeveral = (form: FormKindName, leads: object = {}): string =>
  renderToStaticMarkup(<LeadForm form={view(form, leads, 'several')} answer={null} />);
const fieldOf = (markup: string, name: string): string =>
  new RegExp(`<(input|textarea|select)[^>]*name="${name}"[^>]*>`).exec(markup)?.[0] ?? '';

describe('LeadForm', () => {
  it('works without scripts: fields, opt-in, disclaimer and button [L2.51] [L3.01]', () => {
    const markup = draw();
    expect(markup).toContain('action="/contact" method="post"');
    expect(readText(markup)).toBe(
      'Send us a message First name Last name (optional) Email address Phone number ' +
        `Enquiry type ${leadCategories.join(' ')} Dealership location Moorooka ` +
        'Rego - Helps us better assist your enquiry (optional) Comments Leave this empty ' +
        'Send me news and offers from Wattle Motors by email and SMS. I can unsubscribe at any time. ' +
        'Wattle Motors uses your details to answer your enquiry, and shares them only with the people and providers ' +
        'who help us do that. You can ask us what we hold about you and have it corrected. Send message',
    );
    expect(fieldOf(markup, 'page_id')).toContain('value="contact"');
    for (const name of ['name', 'email', 'phone', 'message']) expect(fieldOf(markup, name)).toContain('required=""');
    expect(fieldOf(markup, 'last_name')).not.toContain('required');
    expect(markup).not.toContain('role="alert"');
  });

  it('needs no comments when configured [L5.01]', () => {
    expect(readText(draw({ comments: 'optional' }))).toContain('Comments (optional)');
    expect(fieldOf(draw({ comments: 'optional' }), 'message')).not.toContain('required');
  });

  it('has the news box ticked or not, as configured [L3.01] [L5.05]', () => {
    expect(fieldOf(draw(), 'opt_in')).toContain('checked=""');
    expect(fieldOf(draw({ optIn: 'unticked' }), 'opt_in')).not.toContain('checked');
    expect(fieldOf(draw(), 'opt_in')).not.toContain('required');
  });

  it('links to the privacy policy if the site has one [L2.29]', () => {
    expect(readText(draw())).not.toContain('Privacy policy');
    expect(draw({ privacyHref: '/our-promise' })).toContain('<a href="/our-promise">Privacy policy</a>');
  });

  it('lists the errors under its heading, with a link to each field, and takes the focus [L2.52]', () => {
    const problems = [
      { field: 'email', message: 'Please enter your email address.' },
      { field: 'phone', message: 'Please enter your phone number.' },
    ] as const;
    const entry = makeLeadEntry({ email: '', phone: '<b>', isOptedIn: true });
    const markup = draw({ optIn: 'unticked' }, { entry, refusal: { kind: 'invalid', problems }, status: 422 });
    expect(markup).toMatch(
      /<div[^>]*role="alert" tabindex="-1" autofocus=""><h3>Please fix the following errors:<\/h3><ul>/,
    );
    expect(markup).toContain('<li><a href="#contact-email">Please enter your email address.</a></li>');
    expect(fieldOf(markup, 'email')).toMatch(
      /id="contact-email".*aria-invalid="true" aria-describedby="contact-email-error"/,
    );
    expect(markup).toMatch(/<p id="contact-email-error"[^>]*>Please enter your email address\.<\/p>/);
    expect(fieldOf(markup, 'name')).not.toContain('aria-invalid');
    // The typed text is still there, escaped.
    expect(fieldOf(markup, 'name')).toContain('value="Ann"');
    expect(fieldOf(markup, 'phone')).toContain('value="&lt;b&gt;"');
    expect(markup).toContain('>Is the blue one still there?</textarea>');
    expect(fieldOf(markup, 'opt_in')).toContain('checked=""');
  });

  it('says that it could not be sent, in the server’s words if it has any [L4.07] [L8.01]', () => {
    const say = (message: string) =>
      readText(draw({}, { entry: makeLeadEntry(), refusal: { kind: 'failed', message }, status: 503 }));
    const rest = 'We’ve kept what you typed. Please try again, or call 07 5550 1969 .';
    expect(say('An error occurred when submitting this form')).toContain(
      `An error occurred when submitting this form ${rest}`,
    );
    expect(say('Please wait 59 seconds.')).toContain(
      `An error occurred when submitting this form Please wait 59 seconds. ${rest}`,
    );
  });

  it('hides the honeypot from people, screen readers and keyboards [D.34]', () => {
    const markup = draw();
    expect(markup).toMatch(/<div[^>]*aria-hidden="true"><label>Leave this empty<input/);
    expect(fieldOf(markup, 'company_fax')).toContain('tabindex="-1"');
  });
});

it('says what happens next, with links [L4.06]', () => {
  const markup = renderToStaticMarkup(<SuccessSteps success={buildSuccessView('Wattle Motors', 'contact')} />);
  const text = readText(markup);
  expect(markup).toContain('href="/search/">Browse our stock</a>');
  expect(text).toContain('It’s with the team at Wattle Motors. What happens next');
  expect(text).toContain('We’ll call, text or email you');
});

describe('the fields of a kind of form', () => {
  it('start with the general category and ask for location and dealership in the site’s words [L5.02] [L5.03] [L5.04]', () => {
    const markup = drawSeveral('contact');
    expect(markup).toContain('<option value="General Enquiry" selected="">General Enquiry</option>');
    expect(markup).toContain('<option value="" selected="">Please Select a Dealership Location</option>');
    expect(markup).toContain('<option value="" selected="">Select a Preferred Dealership</option>');
    for (const name of ['category', 'location_id', 'dealership_slug']) {
      expect(fieldOf(markup, name)).toContain('required=""');
    }
    const department = drawSeveral('contact', { locationSelect: 'department', dealershipSelect: 'removed' });
    expect(department).toContain('>Please Select a Department</option>');
    expect(readText(department)).toContain('Department Please Select');
    expect(fieldOf(department, 'dealership_slug')).toBe('');
    const bare = drawSeveral('contact', { locationSelect: 'none', categories: [], contactRego: 'removed' });
    for (const name of ['category', 'location_id', 'rego']) expect(fieldOf(bare, name)).toBe('');
  });

  it('preselect the only location, and none of several [L4.25]', () => {
    expect(draw()).toContain('<option value="1" selected="">Moorooka</option>');
    expect(drawSeveral('leadForm')).not.toMatch(/<option value="\d" selected/);
  });

  it('ask a service booking for its Service Location, among the workshops, and for additional services [L3.01]', () => {
    const markup = drawSeveral('service', { additionalServices: ['Loan car', 'Wash'] });
    expect(markup).toMatch(/<label [^>]*for="service-locationId">Service Location<\/label>/);
    expect(markup).toContain('<option value="3" selected="">Workshop</option>');
    expect(markup).not.toContain('>North</option>');
    expect(markup).toMatch(/<legend>Additional services<span> \(optional\)<\/span><\/legend>/);
    expect(markup).toContain('type="checkbox" name="additional_services" value="Loan car"');
    expect(drawSeveral('service')).not.toContain('additional_services');
  });

  it('ask for agreement to the terms of use when configured [L5.08]', () => {
    expect(draw()).not.toContain('terms_of_use');
    const problems = [
      { field: 'terms', message: '* You must agree to the terms of use before submitting the form.' },
    ] as const;
    const answer = { entry: makeLeadEntry(), refusal: { kind: 'invalid', problems }, status: 422 } as const;
    const markup = draw({ terms: 'mustAgree', termsHref: '/our-terms' }, answer);
    expect(markup).toContain('<a href="/our-terms" target="_blank" rel="noopener">terms of use');
    expect(markup).toContain(
      '<a href="#contact-terms">* You must agree to the terms of use before submitting the form.',
    );
    expect(fieldOf(markup, 'terms_of_use')).toMatch(
      /id="contact-terms".* required="" .*aria-describedby="contact-terms-error"/,
    );
  });
});

describe('the form in steps', () => {
  it('has three steps, with the specified fields [L2.55] [L2.56] [L5.06] [L5.16] [D.34]', () => {
    const markup = drawSeveral('leadForm');
    const steps = markup
      .split(/<fieldset class="[^"]*step[^"]*"/)
      .slice(1)
      .map(readText);
    expect(steps).toHaveLength(3);
    expect(steps[0]).toContain('Step 1 of 3 About you First Name Last Name Email Address Mobile Number Postcode');
    expect(steps[1]).toContain('Step 2 of 3 Contact and finance Preferred contact method Phone Email SMS');
    expect(steps[1]).toContain('Would you like finance? Yes No');
    expect(steps[1]).toContain('Do you have a trade-in? Yes No');
    expect(steps[2]).toContain('Step 3 of 3 Your trade-in Rego');
    expect(markup).toContain('name="PreferredContactMethod" checked="" value="Phone"');
    expect(markup.match(/checked=""/g)).toHaveLength(2);
    expect(fieldOf(markup, 'postcode')).toMatch(/type="text" inputMode="numeric" maxLength="4"/);
    expect(fieldOf(markup, 'last_name')).toMatch(/type="text".* required=""/);
    expect(fieldOf(markup, 'email')).toContain('type="email"');
    expect(fieldOf(markup, 'phone')).toContain('type="tel"');
    for (const name of ['kms', 'regoState', 'rego', 'location_id']) expect(fieldOf(markup, name)).not.toBe('');
  });

  it.each(['30000', '32,500', '$30,000', '32 500'])('accepts a budget of %s [L4.10] [L5.13]', (text) => {
    const budget = view('leadForm').fields.find(({ key }) => key === 'budget');
    expect(budget?.options.length).toBeGreaterThan(0);
    expect(budget && findLightFault(budget, text)).toBeUndefined();
    expect(budget && findLightFault(budget, 'cheap')).toBe('Please enter an amount in whole dollars, such as 30,000.');
  });

  it('accepts kilometres with a suffix, and suggests amounts of money [L5.13] [L5.14]', () => {
    const amountsOf = (leads: object) =>
      [...drawSeveral('leadForm', leads).matchAll(/label="(\$[\d,]+)"/g)].map(([, label]) => label);
    expect(drawSeveral('leadForm')).toMatch(/<span aria-hidden="true">kms<\/span><input[^>]*name="kms"/);
    expect(amountsOf({})).toEqual([
      '$5,000',
      '$10,000',
      '$15,000',
      '$20,000',
      '$25,000',
      '$30,000',
      '$40,000',
      '$50,000',
      '$60,000',
      '$70,000',
    ]);
    expect(amountsOf({ moneyPresets: 'to800000' })).toEqual([
      '$300,000',
      '$400,000',
      '$500,000',
      '$600,000',
      '$700,000',
      '$800,000',
    ]);
  });
});
