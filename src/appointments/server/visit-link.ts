import { createHash, randomBytes } from 'node:crypto';

/** Which visit a link is for, and by what it is known to be one of ours. */
export interface VisitLink {
  readonly appointmentUuid: string;
  /** Of the secret in the link, which is kept nowhere. */
  readonly linkHash: string;
}

const pattern = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.([\w-]{22})$/;

const hashSecret = (secret: string): string => createHash('sha256').update(`visit ${secret}`).digest('hex');

/** A new link of a visit, as the address of its page has it. */
export const makeVisitLink = (appointmentUuid: string): VisitLink & { readonly link: string } => {
  const secret = randomBytes(16).toString('base64url');
  return { appointmentUuid, linkHash: hashSecret(secret), link: `${appointmentUuid}.${secret}` };
};

/** What an address says; undefined for what was never a link. */
export const readVisitLink = (link: string): VisitLink | undefined => {
  const [, appointmentUuid, secret] = pattern.exec(link) ?? [];
  return appointmentUuid === undefined || secret === undefined
    ? undefined
    : { appointmentUuid, linkHash: hashSecret(secret) };
};
