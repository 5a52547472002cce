import { readReadableCode } from '#src/lib/text/readable-code.ts';

export const recoveryCodeLength = 16;

export type TypedCode =
  | { readonly kind: 'authenticator'; readonly digits: string }
  | { readonly kind: 'recoveryCode'; readonly code: string };

export const readTypedCode = (typed: string): TypedCode | null => {
  const digits = typed.slice(0, 60).replaceAll(/[\s-]/g, '');
  if (/^\d{6}$/.test(digits)) return { kind: 'authenticator', digits };
  const code = readReadableCode(typed, recoveryCodeLength);
  return code === undefined ? null : { kind: 'recoveryCode', code };
};
