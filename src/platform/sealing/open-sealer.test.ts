import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeTemporaryFolder } from '../testing/make-temporary-folder.ts';
import { openSealer } from './open-sealer.ts';

const keyOf = (letter: string) => Buffer.from(letter.repeat(32)).toString('base64');
const older = { id: 'older', key: keyOf('a') };
const newer = { id: 'newer', key: keyOf('b') };

describe('a sealer', () => {
  it('encrypts text that opens only for its owner [D.41]', () => {
    const sealer = openSealer({ SEALING_KEYS: [newer], DATA_DIR: makeTemporaryFolder('sealer') });
    const sealed = sealer.seal('income 85,000 – Zoë', 'wattle 1');
    expect(sealed).toMatch(/^newer\.[\w-]{16}\.[\w-]{22}\.[\w-]+$/);
    expect(Buffer.from(sealed.split('.')[3] ?? '', 'base64url').toString()).not.toContain('income');
    expect(sealer.seal('income 85,000 – Zoë', 'wattle 1')).not.toBe(sealed);
    expect(sealer.open(sealed, 'wattle 1')).toBe('income 85,000 – Zoë');
    expect(sealer.open(sealed, 'wattle 2')).toBeNull();
    const [id, iv, tag, data = ''] = sealed.split('.');
    const changed = [id, iv, tag, data.startsWith('A') ? `B${data.slice(1)}` : `A${data.slice(1)}`].join('.');
    expect(sealer.open(changed, 'wattle 1')).toBeNull();
    expect(sealer.open([id, iv, tag?.slice(0, 6), data].join('.'), 'wattle 1')).toBeNull();
    expect(sealer.open('nonsense', 'wattle 1')).toBeNull();
  });

  it('seals with the first key and opens with any that is still set [D.41]', () => {
    const DATA_DIR = makeTemporaryFolder('sealer');
    const before = openSealer({ SEALING_KEYS: [older], DATA_DIR }).seal('text', 'place');
    const both = openSealer({ SEALING_KEYS: [newer, older], DATA_DIR });
    expect(both.open(before, 'place')).toBe('text');
    expect(both.seal('text', 'place')).toMatch(/^newer\./);
    expect(openSealer({ SEALING_KEYS: [newer], DATA_DIR }).open(before, 'place')).toBeNull();
    expect(readdirSync(DATA_DIR)).toEqual([]);
  });

  it('creates its own key once, readable by its owner only, and reuses it [D.41]', () => {
    const DATA_DIR = join(makeTemporaryFolder('sealer'), 'data');
    const [one, other] = [openSealer({ SEALING_KEYS: [], DATA_DIR }), openSealer({ SEALING_KEYS: [], DATA_DIR })];
    expect(other.open('own.a.b.c', 'place')).toBeNull();
    const sealed = one.seal('text', 'place');
    expect(readdirSync(DATA_DIR)).toEqual(['sealing.key']);
    const path = join(DATA_DIR, 'sealing.key');
    expect(statSync(path).mode & 0o777).toBe(0o600);
    const made = readFileSync(path, 'utf8');
    expect(other.open(other.seal('more', 'place'), 'place')).toBe('more');
    expect(other.open(sealed, 'place')).toBe('text');
    expect(readFileSync(path, 'utf8')).toBe(made);
    expect(openSealer({ SEALING_KEYS: [newer], DATA_DIR }).open(sealed, 'place')).toBe('text');
  });
});
