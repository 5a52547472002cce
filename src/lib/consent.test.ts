import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readConsent, saveConsent } from './consent.ts';

const now = new Date('2026-11-22T03:00:00Z');
let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
});
afterEach(() => vi.unstubAllGlobals());

it('stores a choice by kind with its version and time; other kinds stay unknown [D.24] [D.37]', () => {
  expect([readConsent('analytics'), readConsent('chat')]).toEqual(['unknown', 'unknown']);
  saveConsent({ analytics: false }, now);
  saveConsent({ chat: true }, now);
  expect([readConsent('analytics'), readConsent('chat')]).toEqual(['refused', 'given']);
  expect(JSON.parse(kept.get('forecourt.consent') ?? '')).toEqual({
    version: 1,
    at: '2026-11-22T03:00:00.000Z',
    choices: { analytics: false, chat: true },
  });
});

it.each([
  '{',
  'null',
  '[]',
  '{"version":1}',
  '{"version":1,"choices":{"analytics":"yes"}}',
  '{"version":0,"choices":{"analytics":true}}',
])('asks again when %s is stored, and overwrites it', (text) => {
  kept.set('forecourt.consent', text);
  expect(readConsent('analytics')).toBe('unknown');
  saveConsent({ analytics: true }, now);
  expect(readConsent('analytics')).toBe('given');
});

it('treats Global Privacy Control as a refusal of analytics only [D.24]', () => {
  saveConsent({ analytics: true, chat: true }, now);
  vi.stubGlobal('navigator', { globalPrivacyControl: true });
  expect([readConsent('analytics'), readConsent('chat')]).toEqual(['refused', 'given']);
});

it('does not ask in a browser without storage', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(() => saveConsent({ chat: true }, now)).not.toThrow();
  expect([readConsent('analytics'), readConsent('chat')]).toEqual(['refused', 'refused']);
});
