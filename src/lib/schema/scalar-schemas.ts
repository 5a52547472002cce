import { z } from 'zod';
import { locale } from '#src/lib/australia.ts';

const isTimeZone = (name: string): boolean => {
  try {
    new Intl.DateTimeFormat(locale, { timeZone: name });
    return name.includes('/');
  } catch {
    return false;
  }
};

// `allowed` describes a pattern in words, for error messages and docs/switches/.

export const slugText = z
  .string()
  .max(80)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .meta({ allowed: 'lower-case letters, digits and single hyphens' });

export const line = (maxLength: number) => z.string().trim().min(1).max(maxLength);

export const hexColour = z
  .string()
  .regex(/^#[0-9a-f]{6}$/)
  .meta({ allowed: 'a colour as #rrggbb in lower case' });

export const hostName = z
  .string()
  .max(253)
  .regex(/^(?=.*[a-z])[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/)
  .meta({ allowed: 'a host name in lower case, without scheme and port' });

export const timeZoneName = z
  .string()
  .refine(isTimeZone)
  .meta({ allowed: 'a time zone of the IANA database, such as Australia/Brisbane' });

export const phoneText = z
  .string()
  .regex(/^(\+61[\s()-]*[2-478]|\(?0[2-478]\)?)([\s-]*\d){8}$|^1[38]00([\s-]*\d){6}$|^13([\s-]*\d){4}$/)
  .meta({ allowed: "an Australian phone number, such as '07 5550 1969'" });

export const postcodeText = z
  .string()
  .regex(/^\d{4}$/)
  .meta({ allowed: 'four digits, in quotes' });

export const clockTime = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
  .meta({ allowed: "a time of day such as '08:30', in quotes" });

/** Can't start with `//` or `/\`, which lead to another site. */
export const sitePath = z
  .string()
  .max(500)
  .regex(/^\/(?![/\\])[^\s\\]*$/)
  .meta({ allowed: 'a path of this site, such as /search/used-cars/' });

export const linkTarget = z
  .string()
  .max(500)
  .regex(/^(\/(?![/\\])[^\s\\]*|https:\/\/[^\s]+|tel:\+?\d+|mailto:[^\s@]+@[^\s@]+)$/)
  .meta({ allowed: 'a path of this site, an https address, tel: or mailto:' });

export const pictureAddress = z
  .string()
  .max(500)
  .regex(/^(\/|https:\/\/)\S+$/)
  .meta({ allowed: 'a path of this site or an https address' });

export const stateCode = z.enum(['QLD', 'NSW', 'VIC', 'SA', 'WA', 'TAS', 'ACT', 'NT']);
