import type { LeadRecord } from '../rules/lead.ts';

let made = 0;

export const makeLeadRecord = (fields: Partial<LeadRecord> = {}): LeadRecord => {
  made += 1;
  return {
    submissionHash: made.toString(16).padStart(64, '0'),
    form: 'contact',
    category: 'General Enquiry',
    subcategory: null,
    firstName: 'Ann',
    lastName: 'Example',
    email: 'ann@example.com',
    phone: '+61412345678',
    postcode: null,
    message: 'Hi',
    rego: null,
    locationId: null,
    dealershipSlug: null,
    manufacturerSlug: null,
    vehicle: null,
    additionalServices: [],
    custom: {},
    isOptedIn: true,
    optInText: 'Yes to news.',
    pageId: 'contact',
    pagePath: '/contact',
    pageUrl: 'https://www.wattle.example/contact',
    attributes: {},
    userAgent: null,
    isTrapped: false,
    receivedAt: new Date('2026-11-20T01:00:00Z'),
    ...fields,
  };
};
