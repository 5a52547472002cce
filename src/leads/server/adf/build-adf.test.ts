import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Lead } from '#src/leads/rules/lead.ts';
import { findAdfFaults } from '../../testing/adf/find-adf-faults.ts';
import { mailingSite, makeLead, makeSparseLead, sparseLeadVehicle } from '../../testing/make-lead.ts';
import { buildAdf } from './build-adf.ts';

const build = (lead: Lead): string => buildAdf(lead, mailingSite);

describe('a lead as ADF 1.0', () => {
  it('maps its facts to ADF elements, including location, dealership and department [D.32] [L3.01] [L3.02] [L3.05]', () => {
    expect(build(makeLead())).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<?ADF VERSION="1.0"?>
<adf>
  <prospect status="new">
    <id source="wattle">3ca07de9-6107-4f92-8fa1-3bf1b14ce10b</id>
    <requestdate>2026-11-20T23:30:00.000+00:00</requestdate>
    <vehicle interest="buy" status="used">
      <id source="car_id">1042</id>
      <year>2021</year>
      <make>Mazda</make>
      <model>CX-5</model>
      <vin>JM0KF4W2A10100001</vin>
      <stock>M1042</stock>
      <trim>Akera</trim>
      <odometer units="km">21480</odometer>
      <price type="asking" currency="AUD">38990.00</price>
      <comments>2021 Mazda CX-5</comments>
    </vehicle>
    <vehicle interest="trade-in" status="used">
      <year/>
      <make/>
      <model/>
      <odometer units="km">98000</odometer>
      <comments>Rego 123ABC QLD</comments>
    </vehicle>
    <customer>
      <contact>
        <name part="first">Ann</name>
        <name part="last">Example</name>
        <email>ann@example.com</email>
        <phone type="cellphone">+61412345678</phone>
        <address>
          <street/>
          <postalcode>4030</postalcode>
          <country>AU</country>
        </address>
      </contact>
      <comments>General Enquiry
Location: Windsor
Dealership: Wattle Mazda
Department: Sales
Distribution locations: Wattle Mazda
Rego: 123ABC
Services: Wheel alignment
PreferredContactMethod: SMS
do-you-have-a-trade-in: Yes
regoState: QLD
kms: 98000
News and offers: yes (Yes to news.)
Page: contact, https://www.wattle.example/contact
Campaign: utm_source=news
Message: Is the blue one
still there?</comments>
    </customer>
    <vendor>
      <id source="Forecourt">wattle</id>
      <id source="dealership_slug">wattle-mazda</id>
      <id source="location_id">102</id>
      <vendorname>Wattle Mazda</vendorname>
      <url>https://www.wattle.example</url>
      <contact>
        <name part="full">Windsor, Sales</name>
        <phone type="voice">+61755501902</phone>
        <address>
          <street>12 Lutwyche Road</street>
          <city>Windsor</city>
          <regioncode>QLD</regioncode>
          <postalcode>4030</postalcode>
          <country>AU</country>
        </address>
      </contact>
    </vendor>
    <provider>
      <name part="full">Wattle Motors</name>
      <service>Website</service>
      <url>https://www.wattle.example</url>
    </provider>
  </prospect>
</adf>`);
  });

  it.each([
    ['with everything', makeLead()],
    ['with the least', makeSparseLead()],
    ['with a booked time', makeLead({ custom: { appointment: '2026-11-25T23:00:00.000Z' } })],
    ['about a service', makeLead({ category: 'Service Enquiry', subcategory: 'Service Booking', vehicle: null })],
    ['from a landline about a new vehicle', makeLead({ phone: '+61755501969', vehicle: sparseLeadVehicle })],
  ])('is valid with %s [D.32]', (_, lead) => {
    expect(findAdfFaults([build(lead)])).toEqual([]);
  });

  it.each([
    ['a vendor without a name', /<vendorname>.*<\/vendorname>/, ''],
    ['a phone before the email', /(<email>.*<\/email>)\s*(<phone.*<\/phone>)/, '$2$1'],
    ['a vehicle without a year', /<year>.*<\/year>/, ''],
    ['another status', /status="used"/, 'status="demo"'],
    ['an element of its own', /<model>/, '<badge>Akera</badge><model>'],
    ['two customers', /(<customer>[\s\S]*<\/customer>)/, '$1$1'],
  ])('would be invalid with %s', (_, part, broken) => {
    const document = build(makeLead()).replace(part, broken);
    expect(document).not.toBe(build(makeLead()));
    expect(findAdfFaults([document])).not.toEqual([]);
  });

  it('marks test drives and new vehicles, and omits a missing trade-in [D.32]', () => {
    const lead = makeLead({ subcategory: 'Test Drive', vehicle: sparseLeadVehicle, custom: {} });
    const document = build(lead);
    expect(document).toContain('<vehicle interest="test-drive" status="new">');
    expect(document).not.toMatch(/trade-in|<vin>|<trim>|<odometer|<price/);
  });

  it('gives the booked time in the location’s time zone, and says when none is booked [D.22] [L2.53]', () => {
    const timed = (appointment: string, timeZone: string) =>
      buildAdf(makeLead({ custom: { appointment } }), {
        ...mailingSite,
        locations: mailingSite.locations.map((location) => ({ ...location, timeZone })),
      });
    const booked = timed('2026-11-25T23:00:00.000Z', 'Australia/Adelaide');
    expect(booked).toMatch(
      /<timeframe>\s*<description>Thursday 26 November 2026 at 9:30 am ACDT<\/description>\s*<earliestdate>2026-11-26T09:30:00\+10:30<\/earliestdate>\s*<\/timeframe>/,
    );
    expect(booked).toContain('\nTime: Thursday 26 November 2026 at 9:30 am ACDT\n');
    expect(booked).not.toContain('23:00:00');
    const wish = timed('call', 'Australia/Brisbane');
    expect(wish).not.toContain('<timeframe>');
    expect(wish).toContain('\nTime: none chosen: please call to arrange one\n');
    expect(build(makeSparseLead())).not.toMatch(/<timeframe>|Time:/);
  });

  it.each([
    [
      'Service Enquiry',
      'Service Booking',
      '<vehicle>',
      'Service Enquiry, Service Booking: no vehicle chosen',
      'Service',
    ],
    ['General Enquiry', 'Career Enquiry', '<vehicle>', 'General Enquiry, Career Enquiry: no vehicle chosen', null],
    [
      'Trade-In Enquiry',
      null,
      '<vehicle interest="trade-in" status="used">',
      'Trade-In Enquiry: no vehicle chosen',
      'Sales',
    ],
    ['Finance Enquiry', null, '<vehicle interest="buy">', 'Finance Enquiry: no vehicle chosen', 'Finance'],
  ])('describes a %s (%s) without a vehicle [D.32]', (category, subcategory, start, comments, department) => {
    const document = build({ ...makeSparseLead(), category, subcategory });
    expect(document.replaceAll(/\s*\n\s*/g, '')).toContain(
      `${start}<year/><make/><model/><comments>${comments}</comments></vehicle>`,
    );
    expect(/\nDepartment: (.*)\n/.exec(document)?.[1] ?? null).toBe(department);
    expect(document).toContain('\nNews and offers: no (Yes to news.)\n');
    expect(document).not.toMatch(/Location|Dealership|Campaign|Message|<address>/);
    expect(document).toContain('<vendorname>Wattle Motors</vendorname>');
  });

  it('names the vehicle’s distribution locations, if it has any [L3.02]', () => {
    const vehicle = { ...sparseLeadVehicle, distributionLocations: ['North & West', 'Depot'] };
    expect(build(makeLead({ vehicle }))).toContain('\nDistribution locations: North &amp; West, Depot\n');
    for (const lead of [makeLead({ vehicle: sparseLeadVehicle }), makeSparseLead()]) {
      expect(build(lead)).not.toContain('Distribution');
    }
  });

  it('escapes what was typed, whatever it looks like', () => {
    const message = 'a < b &lt; c &a; &amp; <b>]]>';
    expect(build(makeLead({ message }))).toContain(
      '\nMessage: a &lt; b &amp;lt; c &amp;a; &amp;amp; &lt;b&gt;]]&gt;</comments>',
    );
  });

  it('is valid whatever was typed [D.32]', () => {
    const units = fc.array(fc.integer({ min: 0, max: 0xffff }), { minLength: 1, maxLength: 30 });
    const text = fc.oneof(
      units.map((codes) => String.fromCharCode(...codes).toWellFormed()),
      fc.constantFrom(
        ']]>',
        '<!DOCTYPE x [<!ENTITY a "b">]>',
        '&a;',
        '<!-- ',
        '<?php ?>',
        '\0',
        '\ufffe',
        '@part',
        '#',
      ),
    );
    const vehicle = fc.record({
      title: text,
      make: text,
      model: text,
      badge: fc.option(text),
      stockNumber: text,
      vin: fc.option(text),
      year: fc.integer({ min: 1900, max: 2100 }),
      carType: fc.constantFrom('new', 'demo', 'used', null),
      odometerKm: fc.option(fc.nat()),
      priceCents: fc.option(fc.nat()),
      distributionLocations: fc.array(text, { maxLength: 2 }),
    });
    const lead = fc.record({
      firstName: text,
      lastName: fc.option(text),
      email: text,
      message: fc.option(text),
      category: text,
      subcategory: fc.constantFrom(null, 'Test Drive', 'Photo Request'),
      postcode: fc.option(text),
      rego: fc.option(text),
      phone: fc.constantFrom('+61412345678', '+61755501969'),
      additionalServices: fc.array(text, { maxLength: 3 }),
      custom: fc.record(
        { 'do-you-have-a-trade-in': fc.constantFrom('Yes', 'No'), kms: text, appointment: text },
        { requiredKeys: [] },
      ),
      pageId: text,
      attributes: fc.record({ linked_query_params: fc.record({ utm_campaign: text }) }),
      vehicle: fc.option(vehicle.map((fields) => ({ ...sparseLeadVehicle, ...fields }))),
    });
    // Checks all documents in one run, because each run starts its own WebAssembly instance.
    const documents = fc.sample(lead, 300).map((fields) => build(makeLead(fields as Partial<Lead>)));
    expect(findAdfFaults(documents)).toEqual([]);
  });
});
