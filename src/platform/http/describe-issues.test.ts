import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { describeIssues } from './describe-issues.ts';

const event = z.strictObject({
  id: z.int().positive(),
  at: z.iso.datetime(),
  path: z.string().startsWith('/').max(5),
  kind: z.enum(['view', 'click']),
  uuid: z.string().regex(/^[\da-f]{4}$/, '4 hexadecimal digits'),
  flags: z.array(z.boolean()).max(2).optional(),
});
const fine = { id: 1, at: '2026-11-23T04:05:06Z', path: '/a', kind: 'view', uuid: '00ff' };
const batch = z.union([z.strictObject({ events: z.array(event).min(1) }), event]);

const explain = (schema: z.ZodType, value: unknown): string | null => {
  const parsed = schema.safeParse(value);
  return parsed.success ? null : describeIssues(parsed.error);
};

describe('describeIssues', () => {
  it.each<[string, object, string]>([
    ['nothing', {}, 'id is missing'],
    ['a wrong type', { ...fine, id: 'x' }, 'id must be a number.'],
    ['a fraction', { ...fine, id: 1.5 }, 'id must be a whole number.'],
    ['too little', { ...fine, id: 0 }, 'id must be more than 0.'],
    ['no time', { ...fine, at: 'today' }, 'at must be a UTC time such as 2026-11-23T04:05:06Z.'],
    ['a wrong beginning', { ...fine, path: 'a' }, "path must start with '/'."],
    ['a long text', { ...fine, path: '/12345' }, 'path must have at most 5 characters.'],
    ['no choice', { ...fine, kind: 'x' }, "kind must be one of 'view', 'click'."],
    ['a wrong pattern', { ...fine, uuid: 'x' }, 'uuid must be 4 hexadecimal digits.'],
    ['a wrong entry', { ...fine, flags: [true, 1] }, 'flags[1] must be true or false.'],
    ['too many entries', { ...fine, flags: [true, true, true] }, 'flags must have at most 2 entries.'],
    ['an unknown field', { ...fine, email: 'x' }, "email isn't a field here."],
  ])('says what is wrong with %s and what is allowed [D.26]', (_, value, said) => {
    const text = explain(event, value);
    expect(text).toContain(said);
    expect(text).not.toMatch(/Invalid input|expected|received|✖|→|_/);
  });

  it('describes the shape that was meant [D.26]', () => {
    expect(explain(batch, { events: [fine, { ...fine, id: 'x' }] })).toBe('events[1].id must be a number.');
    expect(explain(batch, { id: 5, kind: 'view' })).toMatch(/^at is missing: it must be text. path is missing/);
    expect(explain(batch, { events: [] })).toBe('events must have at least 1 entries.');
    expect(explain(batch, { ...fine, kind: 'x' })).toBe("kind must be one of 'view', 'click'.");
    expect(explain(batch, 'text')).toBe('The body must be an object.');
  });

  it('names at most five errors', () => {
    const many = explain(z.array(z.boolean()), Array(100).fill(1)) ?? '';
    expect(many.match(/must be/g)).toHaveLength(5);
  });
});
