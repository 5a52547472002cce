import { expect, it } from 'vitest';
import { buildReplyAddress, findReplyLead } from './reply-address.ts';

const lead = { siteSlug: 'wattle', leadUuid: '3ca07de9-6107-4f92-8fa1-3bf1b14ce10b' };
const known = { key: 'k', domain: 'reply.example', siteSlugs: ['acme', 'wattle'] };
const address = buildReplyAddress(lead, 'k', 'reply.example');

it('names a lead by an address that mail servers accept in any case', () => {
  expect(address.split('@')[0]?.length).toBeLessThanOrEqual(64);
  expect(findReplyLead(`Acme <x@acme.example>, "Wattle" <${address.toUpperCase()}>`, known)).toEqual(lead);
});

it('knows only addresses that were signed for this lead, site and domain', () => {
  const other = address.replace('3ca07de9', '3ca07de8');
  expect(findReplyLead(other, known)).toBeUndefined();
  expect(findReplyLead(address, { ...known, key: 'other' })).toBeUndefined();
  expect(findReplyLead(address, { ...known, domain: 'elsewhere.example' })).toBeUndefined();
  expect(findReplyLead(address, { ...known, siteSlugs: ['acme'] })).toBeUndefined();
  expect(findReplyLead('lead+abc@reply.example', known)).toBeUndefined();
});
