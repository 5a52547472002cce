import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { readText } from '#src/ui/testing/read-text.ts';
import { VehicleDisclaimer } from './vehicle-disclaimer.tsx';

const markup = renderToStaticMarkup(
  <VehicleDisclaimer disclaimer={{ short: 'Ask us.', full: 'Ask us for it all.' }} />,
);

it('says the short disclaimer with the way to the terms [B2.52]', () => {
  expect(readText(markup)).toMatch(/^Ask us\. Terms and conditions/);
  expect(markup).toContain('<a href="/terms-and-conditions">');
});

it('says the full disclaimer behind a toggle that reads and hides it [B2.12] [B2.52]', () => {
  const [, folded = ''] = /<details>(.*)<\/details>/s.exec(markup) ?? [];
  expect(readText(folded)).toBe('Read the full disclaimer Hide the full disclaimer Ask us for it all.');
  expect(readText(markup.replace(folded, ''))).not.toContain('Ask us for it all.');
});
