import { createHash, randomBytes } from 'node:crypto';

export interface VisitLink {
  readonly appointmentUuid: string;
  readonly linkHash: string;
}

const pattern = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.([\w-]{22})$/;

const hashSecret = (secret: string): string => createHash('sha256').update(`visit ${secret}`).digest('hex');

export const makeVisitLink = (appointmentUuid: string): VisitLink & { readonly link: string } => {
  const secret = randomBytes(16).toString('base64url');
  return { appointmentUuid, linkHash: hashSecret(secret), link: `${appointmentUuid}.${secret}` };
};

export const readVisitLink = (link: string): VisitLink | undefined => {
  const [, appointmentUuid, secret] = pattern.exec(link) ?? [];
  return appointmentUuid === undefined || secret === undefined
    ? undefined
    : { appointmentUuid, linkHash: hashSecret(secret) };
};
