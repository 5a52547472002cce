import { z } from 'zod';
import { hostName, line } from '#src/lib/schema/scalar-schemas.ts';
import { roles } from '../roles.ts';

const claimName = line(120);

const googleIssuer = 'https://accounts.google.com';
const sharedEntraPath = /^https:\/\/login\.microsoftonline\.com\/(?:common|organizations|consumers)(?:\/|$)/;

/** An OpenID Connect provider for a site's staff. Sites with the same issuer and client share it. */
export const directoryConfig = z
  .strictObject({
    name: line(40).meta({ description: 'Name of the directory on the sign-in page, such as Microsoft Entra' }),
    issuer: z
      .string()
      .max(300)
      .regex(/^https:\/\/[^\s/?#@]+(?:\/[^\s?#]*)?$/)
      .meta({ allowed: 'an https address, such as https://login.microsoftonline.com/TENANT/v2.0' })
      .meta({ description: 'Issuer of the directory, exactly as in its discovery document', spec: 'D.59' }),
    clientId: line(200).meta({ description: 'Client id of the desk in the directory' }),
    secretVariable: z
      .string()
      .regex(/^[A-Z][A-Z0-9_]{2,60}$/)
      .meta({ allowed: 'the name of an environment variable, such as STAFF_DIRECTORY_SECRET' })
      .meta({
        description:
          'Environment variable with the client’s secret. If it’s not set, the secret is read from the file that the variable with _FILE at its end names',
      }),
    emailDomains: z.array(hostName).min(1).max(20).meta({
      description: 'Domains of staff’s email addresses. An address at any other domain is refused',
    }),
    emailTrust: z.enum(['verifiedClaim', 'issuer']).default('verifiedClaim').meta({
      description:
        'Whether an email counts only with the claim `email_verified`, or also without it, because the directory of one organisation manages its addresses itself, as Entra does',
    }),
    requiredClaim: z
      .strictObject({
        name: claimName.meta({ description: 'Name of the claim' }),
        value: line(200).meta({ description: 'Value of the claim' }),
      })
      .nullable()
      .default(null)
      .meta({
        description:
          'Claim that everyone in the organisation has, such as `hd` with the domain at Google; null requires none',
      }),
    extraScopes: z.array(line(120)).max(10).default([]).meta({
      description: 'Scopes to ask for in addition to openid, email and profile, such as `groups` at Okta',
    }),
    newPeople: z.enum(['refused', 'byRoleClaim']).default('refused').meta({
      description: 'Whether people who aren’t invited are refused, or join with the role that `roles` gives them',
    }),
    roleClaim: claimName.default('groups').meta({
      description: 'Claim with a person’s groups or roles, as text or a list of texts',
    }),
    roles: z
      .array(
        z.strictObject({
          value: line(200).meta({ description: 'Value of the claim, such as the id of a group' }),
          role: z
            .enum(roles)
            .exclude(['owner'])
            .meta({ description: 'Role of people with this value. Owners are invited' }),
        }),
      )
      .max(20)
      .default([])
      .meta({ description: 'Role of new people, by value of the claim. The first value that a person has applies' }),
  })
  .refine(({ newPeople, roles: rows }) => newPeople === 'refused' || rows.length > 0, {
    path: ['roles'],
    message: 'is empty: newPeople byRoleClaim needs at least one role',
  })
  .refine(({ issuer }) => !sharedEntraPath.test(issuer), {
    path: ['issuer'],
    message: 'is shared by all organisations: use your own tenant',
  })
  .refine(
    ({ issuer, requiredClaim, emailDomains }) =>
      issuer !== googleIssuer ||
      (requiredClaim?.name === 'hd' && emailDomains.some((domain) => domain === requiredClaim.value)),
    {
      path: ['requiredClaim'],
      message: 'must be hd with one of the email domains, because anyone can have a Google account',
    },
  );

export type DirectoryConfig = z.output<typeof directoryConfig>;
