import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { MoreText } from './more-text.tsx';

const draw = (text: string): string =>
  renderToStaticMarkup(<MoreText text={text} maxCharacters={9} cutCharacters={7} />);

it('shows a short text whole, and whole words of a longer one [B4.54] [L9.21]', () => {
  expect(draw('tow a van')).toBe('<p>tow a van</p>');
  expect(draw('tow bar fitted')).toContain('<p data-less="">tow bar…</p><p data-more="">tow bar fitted</p>');
});
