import { describe, expect, it } from 'vitest';
import { checkOptionsOf, leadOf, messagesOf } from '../testing/check-test-lead.ts';

describe('a form of a site with several locations', () => {
  const contact = checkOptionsOf('contact', {}, 'several');
  const chosen = { category: 'Feedback', locationId: '2', dealershipSlug: 'wattle-south' };

  it('requires category, location and dealership, each with its own message [L5.02] [L5.03] [L5.04]', () => {
    expect(messagesOf({}, contact)).toEqual([
      ['category', 'Please select an enquiry type'],
      ['locationId', 'Please Select a Dealership Location'],
      ['dealershipSlug', 'Select a Preferred Dealership'],
    ]);
    const department = checkOptionsOf(
      'contact',
      { locationSelect: 'department', dealershipSelect: 'removed' },
      'several',
    );
    expect(messagesOf({ category: 'Feedback' }, department)).toEqual([['locationId', 'Please Select a Department']]);
    expect(leadOf(chosen, contact)).toMatchObject({
      chosenCategory: 'Feedback',
      locationId: 2,
      dealershipSlug: 'wattle-south',
    });
  });

  it('rejects locations and categories that the site doesn’t have', () => {
    const foreign = { category: '<script>', locationId: '101', dealershipSlug: 'other-dealer' };
    expect(messagesOf(foreign, contact).map(([field]) => field)).toEqual(['category', 'locationId', 'dealershipSlug']);
    expect(messagesOf({ ...chosen, locationId: '2 ' }, contact)).toEqual([]);
    expect(messagesOf({ ...chosen, locationId: '02' }, contact)).toHaveLength(1);
  });

  it('asks for no dealership on a site with one location or dealership, or without the fields [L5.04]', () => {
    expect(messagesOf({ category: 'Feedback', locationId: '1' }, checkOptionsOf('contact'))).toEqual([]);
    const none = { locationSelect: 'none', dealershipSelect: 'removed', categories: [] };
    expect(leadOf(chosen, checkOptionsOf('contact', none, 'several'))).toMatchObject({
      chosenCategory: null,
      locationId: null,
      dealershipSlug: null,
    });
  });

  it('accepts a plate, and a form without one [L5.05]', () => {
    expect(leadOf({ ...chosen, rego: ' 123abc ' }, contact).rego).toBe('123ABC');
    expect(leadOf(chosen, contact).rego).toBeNull();
  });

  it('requires agreement to the terms of use when configured [L5.08]', () => {
    const terms = checkOptionsOf('enquiry', { terms: 'mustAgree' });
    expect(messagesOf({}, terms)).toEqual([
      ['terms', '* You must agree to the terms of use before submitting the form.'],
    ]);
    expect(messagesOf({ isAgreed: true }, terms)).toEqual([]);
    expect(messagesOf({ isAgreed: false })).toEqual([]);
  });

  it('accepts only services that the site offers [L3.01]', () => {
    const service = checkOptionsOf('service', { additionalServices: ['Wash', 'Loan car'] }, 'several');
    const entry = { locationId: '3', additionalServices: ['Loan car', 'Free car', 'Wash'] };
    expect(leadOf(entry, service).additionalServices).toEqual(['Wash', 'Loan car']);
    expect(messagesOf({ ...entry, message: '' }, service)).toEqual([]);
  });
});

describe('the form in steps', () => {
  const steps = checkOptionsOf('leadForm');
  const whole = {
    postcode: '4105',
    contactMethod: 'SMS',
    locationId: '1',
    wantsFinance: 'No',
    hasTradeIn: 'Yes',
    message: '',
    rego: '123ABC',
    regoState: 'QLD',
    odometerKm: '45,000 kms',
    budget: '$30,000',
  };

  it('stores fields without a column under their specified names [L2.55] [L5.14]', () => {
    expect(leadOf(whole, steps)).toMatchObject({
      postcode: '4105',
      rego: '123ABC',
      custom: {
        vehiclePriceBudget: '30000',
        PreferredContactMethod: 'SMS',
        finance: 'No',
        'do-you-have-a-trade-in': 'Yes',
        regoState: 'QLD',
        kms: '45000',
      },
    });
  });

  it('requires a last name and a postcode of four digits [D.33] [L5.06]', () => {
    expect(messagesOf({ ...whole, lastName: '', postcode: '' }, steps)).toEqual([
      ['lastName', 'Please enter your last name.'],
      ['postcode', 'Please enter your postcode.'],
    ]);
    for (const postcode of ['410', '41055', '4,105', '41O5', '４１０５']) {
      expect(messagesOf({ ...whole, postcode }, steps)).toEqual([
        ['postcode', 'Invalid postcode. Please enter a 4-digit number.'],
      ]);
    }
  });

  it('ignores trade-in fields without a trade-in [D.34]', () => {
    const lead = leadOf({ ...whole, hasTradeIn: 'No', odometerKm: 'many' }, steps);
    expect([lead.rego, lead.custom.kms, lead.custom.regoState]).toEqual([null, undefined, undefined]);
    expect(messagesOf({ ...whole, odometerKm: 'many' }, steps)).toEqual([
      ['odometerKm', 'Please enter the odometer reading in kilometres, such as 45,000.'],
    ]);
  });
});
