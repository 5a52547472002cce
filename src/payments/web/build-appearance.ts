import type { Appearance } from '@stripe/stripe-js';

/** Stripe's form in the colours and corners of the site: what it draws is in a frame, which our style sheets do not reach. */
export const buildAppearance = (readToken: (name: string) => string): Appearance => {
  const line = `1px solid ${readToken('--line-strong')}`;
  const focus = readToken('--focus');
  return {
    theme: 'stripe',
    disableAnimations: true,
    variables: {
      fontFamily: 'system-ui, sans-serif',
      fontSizeBase: '16px',
      borderRadius: readToken('--radius-field'),
      colorPrimary: readToken('--action'),
      colorBackground: readToken('--surface'),
      colorText: readToken('--text'),
      colorTextSecondary: readToken('--text-quiet'),
      colorDanger: readToken('--danger'),
    },
    rules: {
      '.Input': { border: line, boxShadow: 'none', padding: '13px 16px' },
      '.Input:focus': { boxShadow: 'none', outline: `3px solid ${focus}`, outlineOffset: '2px' },
      '.Label': { fontWeight: '600' },
    },
  };
};
