import { expect, it } from 'vitest';
import { fillTemplate, replyTemplateConfig } from './reply-template-config.ts';

const faultsOf = (template: object): readonly string[] =>
  replyTemplateConfig
    .safeParse({ name: 'Hello', text: 'Hi', ...template })
    .error?.issues.map(({ message }) => message) ?? [];

it('accepts the known fields and names any other', () => {
  expect(faultsOf({ text: 'Hi {firstName}, {ownName} of {dealer} here.' })).toEqual([]);
  expect(faultsOf({ text: 'Hi {first_name}' })).toEqual([
    expect.stringContaining('has the unknown field {first_name}: the fields are firstName, vehicle'),
  ]);
  expect(faultsOf({ subject: '{car}' })).toEqual([expect.stringContaining('{car}')]);
});

it('allows a subject for emails only', () => {
  expect(faultsOf({ kind: 'sms', subject: 'Hi' })).toEqual(['is not allowed: text messages have no subject']);
});

it('fills in each field, and no braces that a value contains', () => {
  const values = { firstName: '{vehicle}', vehicle: '2021 Mazda CX-5' };
  expect(fillTemplate('{firstName}: {vehicle}, {price}', values)).toBe('{vehicle}: 2021 Mazda CX-5, {price}');
});
