import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetVisitor, readVisitor, saveVisitor } from './visitor.ts';

const whole = { name: 'Ann', last_name: 'Lee', email: 'ann@example.com', phone: '0412 345 678', message: 'Hi' };
let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('the remembered visitor', () => {
  it('has the name, email and phone of the last form, and nothing else [L3.04] [L4.05]', () => {
    saveVisitor({ ...whole, opt_in: true });
    const ann = { name: 'Ann', last_name: 'Lee', email: 'ann@example.com', phone: '0412 345 678' };
    expect(readVisitor()).toEqual(ann);
    expect([...stored.values()].map((text) => JSON.parse(text))).toEqual([ann]);
    saveVisitor({ name: 'Ann', email: 'ann@new.example', phone: '0412 345 678', postcode: '4105' });
    // The values of fields that the second form doesn’t have are kept.
    expect(readVisitor()).toMatchObject({ last_name: 'Lee', email: 'ann@new.example', postcode: '4105' });
  });

  it.each(['name', 'email', 'phone'])('is null without %s [L4.29]', (name) => {
    saveVisitor({ ...whole, [name]: ' ' });
    saveVisitor(Object.fromEntries(Object.entries(whole).filter(([key]) => key !== name)));
    expect(readVisitor()).toBeNull();
    expect(stored.size).toBe(0);
  });

  it('can be forgotten', () => {
    saveVisitor(whole);
    forgetVisitor();
    expect([readVisitor(), stored.size]).toEqual([null, 0]);
  });

  it('is null when storage has something else or is blocked', () => {
    for (const text of ['[', '"Ann"', '7', '{"name":7}']) {
      stored.set('forecourt.visitor', text);
      expect(Object.keys(readVisitor() ?? {})).toEqual([]);
    }
    vi.stubGlobal('localStorage', undefined);
    expect(readVisitor()).toBeNull();
    expect(() => saveVisitor(whole)).not.toThrow();
    expect(() => forgetVisitor()).not.toThrow();
  });
});
