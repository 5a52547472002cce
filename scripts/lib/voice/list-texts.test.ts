import { expect, it } from 'vitest';
import { listTexts } from './list-texts.ts';

it('lists strings, templates and the text between tags, not comments or names', () => {
  const code = `
    // A comment with many words.
    import { thing } from './a file with spaces.ts';
    const label = 'Book a test drive';
    const text = \`We’ll call \${name} about the car.\`;
    const View = () => <p className="one two">Send us your<br />enquiry about this car</p>;
  `;
  expect(listTexts(code, true)).toEqual([
    './a file with spaces.ts',
    'Book a test drive',
    'about the car.',
    'Send us your',
    'enquiry about this car',
  ]);
});
