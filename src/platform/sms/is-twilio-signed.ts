import { createHmac, timingSafeEqual } from 'node:crypto';

export interface SignedRequest {
  /** The webhook's URL as it's set at Twilio, including the query. */
  readonly url: string;
  readonly fields: URLSearchParams;
  /** The header X-Twilio-Signature. */
  readonly signature: string;
}

/** The length of an HMAC-SHA1 in base64. */
const signaturePattern = /^[\w+/]{27}=$/;

/** Returns false for a header that can't be a signature, so that the caller needn't read the request's body. */
export const looksSigned = (signature: string | undefined): signature is string =>
  signature !== undefined && signaturePattern.test(signature);

/** Twilio signs the URL, followed by the names and values of the form's fields in the order of their names. */
export const isTwilioSigned = ({ url, fields, signature }: SignedRequest, authToken: string): boolean => {
  if (!looksSigned(signature)) return false;
  // Groups the fields once: a search per name would take seconds for a stranger's body with thousands of names.
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
