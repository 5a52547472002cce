import { createHmac, timingSafeEqual } from 'node:crypto';

export interface SignedRequest {
  /** As set at Twilio, with its query. */
  readonly url: string;
  readonly fields: URLSearchParams;
  /** The header X-Twilio-Signature. */
  readonly signature: string;
}

/** The length of an HMAC-SHA1 in base64. */
const signaturePattern = /^[\w+/]{27}=$/;

/** False for a header that no signature can have, so that the request needn't be read. */
export const looksSigned = (signature: string | undefined): signature is string =>
  signature !== undefined && signaturePattern.test(signature);

/** Twilio signs the URL, followed by the names and values of the form's fields in the order of their names. */
export const isTwilioSigned = ({ url, fields, signature }: SignedRequest, authToken: string): boolean => {
  if (!looksSigned(signature)) return false;
  // Groups them once: a look-up per name would keep a stranger's body of thousands of names for seconds.
  const valuesByName = new Map<string, Set<string>>();
  for (const [name, value] of fields) valuesByName.set(name, (valuesByName.get(name) ?? new Set()).add(value));
  const names = [...valuesByName.keys()].toSorted();
  const valuesOf = (name: string): readonly string[] => [...(valuesByName.get(name) ?? [])].toSorted();
  const written = names.flatMap((name) => valuesOf(name).map((value) => name + value)).join('');
  const expected = createHmac('sha1', authToken)
    .update(url + written)
    .digest();
  return timingSafeEqual(expected, Buffer.from(signature, 'base64'));
};
