import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { readText } from '#src/ui/testing/read-text.ts';
import { leadsConfig } from '../rules/config.ts';
import type { FormAnswer } from '../rules/form-answer.ts';
import { makeLeadEntry } from '../testing/make-lead-entry.ts';
import { buildContactForm } from '../view/build-contact-form.ts';
import { buildSuccessView } from '../view/build-success-view.ts';
import { ContactForm } from './contact-form.tsx';
import { SuccessSteps } from './success-steps.tsx';

const phone = { text: '07 5550 1969', href: 'tel:+61755501969' };
const draw = (leads: object = {}, answer: FormAnswer | null = null): string => {
  const site = { name: 'Wattle Motors', config: { leads: leadsConfig.parse(leads) } };
  return renderToStaticMarkup(<ContactForm form={buildContactForm(site, phone)} answer={answer} />);
};
const fieldOf = (markup: string, name: string): string =>
  new RegExp(`<(input|textarea)[^>]*name="${name}"[^>]*>`).exec(markup)?.[0] ?? '';

describe('ContactForm', () => {
  it('is a form that is sent without scripts: fields, opt-in, disclaimer and button [L2.51] [L3.01]', () => {
    const markup = draw();
    expect(markup).toContain('action="/contact" method="post"');
    expect(readText(markup)).toBe(
      'Send us a message First name Last name (optional) Email address Phone number Comments Leave this empty ' +
        'Wattle Motors may send me news and offers by email and text message. I can stop them at any time. ' +
        'Wattle Motors uses what you send to answer you, and passes it to nobody who does not help with that. ' +
        'You can ask us what we hold about you, and have it corrected. Send message',
    );
    for (const name of ['name', 'email', 'phone', 'message']) expect(fieldOf(markup, name)).toContain('required=""');
    expect(fieldOf(markup, 'last_name')).not.toContain('required');
    expect(markup).not.toContain('role="alert"');
  });

  it('does not need comments where the site says so [L5.01]', () => {
    expect(readText(draw({ comments: 'optional' }))).toContain('Comments (optional)');
    expect(fieldOf(draw({ comments: 'optional' }), 'message')).not.toContain('required');
  });

  it('has the box for news ticked or not, as the site says [L3.01] [L5.05]', () => {
    expect(fieldOf(draw(), 'opt_in')).toContain('checked=""');
    expect(fieldOf(draw({ optIn: 'unticked' }), 'opt_in')).not.toContain('checked');
    expect(fieldOf(draw(), 'opt_in')).not.toContain('required');
  });

  it('links to the privacy policy where the site has one [L2.29]', () => {
    expect(readText(draw())).not.toContain('Privacy policy');
    expect(draw({ privacyHref: '/our-promise' })).toContain('<a href="/our-promise">Privacy policy</a>');
  });

  it('lists what is wrong under its heading, with a way to each field, and takes the focus [L2.52]', () => {
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
    // What was typed is still there, and stays text.
    expect(fieldOf(markup, 'name')).toContain('value="Ann"');
    expect(fieldOf(markup, 'phone')).toContain('value="&lt;b&gt;"');
    expect(markup).toContain('>Is the blue one still there?</textarea>');
    expect(fieldOf(markup, 'opt_in')).toContain('checked=""');
  });

  it('says that it could not be sent, in the server’s own words where it has some [L4.07] [L8.01]', () => {
    const say = (message: string) =>
      readText(draw({}, { entry: makeLeadEntry(), refusal: { kind: 'failed', message }, status: 503 }));
    const rest = 'What you typed is still here. Please send it once more, or call 07 5550 1969 .';
    expect(say('An error occurred when submitting this form')).toContain(
      `An error occurred when submitting this form ${rest}`,
    );
    expect(say('More than 20 forms a minute.')).toContain(
      `An error occurred when submitting this form More than 20 forms a minute. ${rest}`,
    );
  });

  it('hides a field from people, and from those who hear or tab through the page [D.34]', () => {
    const markup = draw();
    expect(markup).toMatch(/<div[^>]*aria-hidden="true"><label>Leave this empty<input/);
    expect(fieldOf(markup, 'company_fax')).toContain('tabindex="-1"');
  });
});

it('says what happens next, and leads on [L4.06]', () => {
  const markup = renderToStaticMarkup(<SuccessSteps success={buildSuccessView('Wattle Motors')} />);
  const text = readText(markup);
  expect(markup).toContain('href="/search/">Browse our stock</a>');
  expect(text).toContain('It is with the people of Wattle Motors now. What happens next');
  expect(text).toContain('We ring or write to you');
});
