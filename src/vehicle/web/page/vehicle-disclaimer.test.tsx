import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { readText } from '#src/ui/testing/read-text.ts';
import { VehicleDisclaimer } from './vehicle-disclaimer.tsx';

const markup = renderToStaticMarkup(
  <VehicleDisclaimer disclaimer={{ short: 'Ask us.', full: 'Ask us for it all.' }} />,
);

it('shows the short disclaimer with a link to the terms [B2.52]', () => {
  expect(readText(markup)).toMatch(/^Ask us\. Terms and conditions/);
  expect(markup).toContain('<a href="/terms-and-conditions">');
});

it('shows the full disclaimer behind a toggle [B2.12] [B2.52]', () => {
  const [, folded = ''] = /<details>(.*)<\/details>/s.exec(markup) ?? [];
  expect(readText(folded)).toBe('Read the full disclaimer Hide the full disclaimer Ask us for it all.');
  expect(readText(markup.replace(folded, ''))).not.toContain('Ask us for it all.');
});
