import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { readText } from '#src/ui/testing/read-text.ts';
import { AreaField } from './area-field.tsx';
import { SelectField } from './select-field.tsx';
import { TextField } from './text-field.tsx';

const options = [
  { value: 'qld', label: 'Queensland' },
  { value: 'vic', label: 'Victoria' },
];
const full = {
  id: 'form-it',
  name: 'it',
  label: 'It',
  note: 'So we find it',
  isOptional: true,
  hint: 'As on the paper',
  error: 'Please write it.',
};
const sparse = { id: 'form-it', name: 'it', label: 'It', error: null };

const kinds = [
  { tag: 'input', Field: (words: typeof full | typeof sparse) => <TextField {...words} offered={options} /> },
  { tag: 'textarea', Field: (words: typeof full | typeof sparse) => <AreaField {...words} rows={5} /> },
  {
    tag: 'select',
    Field: (words: typeof full | typeof sparse) => <SelectField {...words} {...{ options, prompt: 'Which?' }} />,
  },
] as const;

describe.each(kinds)('a form field: $tag', ({ tag, Field }) => {
  const draw = (words: typeof full | typeof sparse) => renderToStaticMarkup(<Field {...words} />);
  const controlOf = (markup: string): string => new RegExp(`<${tag} [^>]*>`).exec(markup)?.[0] ?? '';

  it('is linked to its label, hint and error, which precede it in this order [L2.51] [L2.52]', () => {
    const markup = draw(full);
    expect(markup).toMatch(
      new RegExp(
        '<label [^>]*for="form-it">It<span> - So we find it</span><span> \\(optional\\)</span></label>' +
          '<p id="form-it-hint"[^>]*>As on the paper</p><p id="form-it-error"[^>]*>Please write it.</p>' +
          `(<span[^>]*>)?<${tag}`,
      ),
    );
    for (const attribute of [
      ...['id="form-it"', 'name="it"', 'aria-invalid="true"', 'aria-describedby="form-it-hint form-it-error"'],
    ]) {
      expect(controlOf(markup)).toContain(attribute);
    }
    expect(controlOf(markup)).not.toContain('required');
  });

  it('is required unless optional, and references nothing that is missing', () => {
    const markup = draw(sparse);
    expect(controlOf(markup)).toContain('required=""');
    expect(controlOf(markup)).not.toContain('aria-');
    expect(readText(markup)).toMatch(/^It( Which\? Queensland Victoria)?$/);
  });
});

describe('a text field', () => {
  it('offers suggestions, and references no list without them [L5.13]', () => {
    expect(renderToStaticMarkup(<TextField {...sparse} offered={options} />)).toMatch(
      /<input [^>]*list="form-it-list".*<datalist id="form-it-list"><option value="qld" label="Queensland">/,
    );
    expect(renderToStaticMarkup(<TextField {...sparse} />)).not.toContain('list');
  });

  it.each(['before', 'behind'] as const)('has a unit %s the input, hidden from screen readers [L5.14]', (at) => {
    expect(renderToStaticMarkup(<TextField {...sparse} affix={{ at, text: 'kms' }} />)).toMatch(
      new RegExp(`<span [^>]*data-affix="${at}"><span aria-hidden="true">kms</span><input`),
    );
  });
});

describe('a select field', () => {
  it('has no prompt when a value is always chosen [L5.16]', () => {
    const markup = renderToStaticMarkup(<SelectField {...sparse} prompt={null} options={options} defaultValue="vic" />);
    expect(markup).not.toContain('value=""');
    expect(markup).toContain('<option value="vic" selected="">Victoria</option>');
  });
});
