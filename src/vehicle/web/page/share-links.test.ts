import { describe, expect, it } from 'vitest';
import { buildShareLinks } from './share-links.ts';

const page = { url: 'https://www.example.au/cars/a-1', title: '2023 Nissan X-Trail & more', hasTwitter: true };

describe('buildShareLinks', () => {
  it('offers Facebook, Twitter, WhatsApp, email and SMS [B2.62]', () => {
    const names = buildShareLinks(page).map(({ name }) => name);
    expect(names.toSorted()).toEqual(['email', 'facebook', 'sms', 'twitter', 'whatsapp']);
  });

  it('leaves Twitter out where the site hides it [B2.63]', () => {
    const names = buildShareLinks({ ...page, hasTwitter: false }).map(({ name }) => name);
    expect(names).toEqual(['email', 'sms', 'whatsapp', 'facebook']);
  });

  it('encodes the address and title completely [B2.62]', () => {
    for (const { name, href } of buildShareLinks(page)) {
      const text = decodeURIComponent(href);
      expect(text).toContain(page.url);
      if (name !== 'facebook') expect(text).toContain(page.title);
      expect(href.split('?')[1]).not.toContain(' ');
    }
  });

  it("opens a window for other sites, not for the device's own apps [B9.20]", () => {
    const windows = buildShareLinks(page).filter(({ isWindow }) => isWindow);
    expect(windows.every(({ href }) => href.startsWith('https://'))).toBe(true);
    expect(windows).toHaveLength(3);
  });
});
