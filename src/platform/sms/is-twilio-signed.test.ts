import { describe, expect, it } from 'vitest';
import { isTwilioSigned, looksSigned } from './is-twilio-signed.ts';

const url = 'https://mycompany.com/myapp.php?foo=1&bar=2';
const fieldsOf = (caller: string) =>
  new URLSearchParams({
    To: '+18005551212',
    CallSid: 'CA1234567890ABCDE',
    Caller: caller,
    Digits: '1234',
    From: caller,
  });

describe('isTwilioSigned', () => {
  it.each([
    ['+14158675309', 'RSOYDt4T1cUTdK1PDd93/VVr8B8='],
    ['+14158675310', 'GvWf1cFY/Q7PnoempGyD5oXAezc='],
  ])('accepts the example of Twilio’s documentation for %s', (caller, signature) => {
    const request = { url, fields: fieldsOf(caller), signature };
    expect(isTwilioSigned(request, '12345')).toBe(true);
    expect(isTwilioSigned(request, '12346')).toBe(false);
    expect(isTwilioSigned({ ...request, url: `${url}&x=1` }, '12345')).toBe(false);
    const changed = fieldsOf(caller);
    changed.append('Body', 'Hello');
    expect(isTwilioSigned({ ...request, fields: changed }, '12345')).toBe(false);
  });

  it.each([undefined, '', 'RSOYDt4T1cUTdK1PDd93/VVr8B8', 'RSOYDt4T1cUTdK1PDd93/VVr8B8==', '💥'.repeat(14)])(
    'refuses the header %s without comparing it',
    (signature) => {
      expect(looksSigned(signature)).toBe(false);
      expect(isTwilioSigned({ url, fields: fieldsOf('+14158675309'), signature: signature ?? '' }, '12345')).toBe(
        false,
      );
    },
  );

  it('reads a stranger’s body of 16,000 names in milliseconds', () => {
    const fields = new URLSearchParams(Array.from({ length: 16_000 }, (_, index) => [index.toString(36), '']));
    const startedMs = performance.now();
    expect(isTwilioSigned({ url, fields, signature: `${'A'.repeat(27)}=` }, '12345')).toBe(false);
    expect(performance.now() - startedMs).toBeLessThan(250);
  });
});
