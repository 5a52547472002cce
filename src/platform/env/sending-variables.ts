import { z } from 'zod';
import { variable } from './variable.ts';

export const sendingVariables = {
  SMTP_URL: variable<string | undefined>(
    z.string().regex(/^smtps?:\/\/\S+$/),
    undefined,
    'a URL such as smtps://user:password@mail.example:465',
    'The mail server that leads go out by; without it, mail becomes files in DATA_DIR/mail.',
  ),
  MAIL_FROM: variable(
    z.email(),
    'no-reply@forecourt.localhost',
    'an email address',
    'The address that all mail comes from; SMTP_URL needs it.',
  ),
  TWILIO_ACCOUNT_SID: variable<string | undefined>(
    z.string().regex(/^AC\w+$/),
    undefined,
    "the id of an account with Twilio, which begins with 'AC'",
    'The account that text messages go out by; without it, they become files in DATA_DIR/sms.',
  ),
  TWILIO_AUTH_TOKEN: variable<string | undefined>(
    z.string().min(1),
    undefined,
    'the token of that account',
    'What the account is proven with.',
  ),
  TWILIO_FROM: variable<string | undefined>(
    z.string().regex(/^(\+\d{8,15}|MG\w+|[A-Za-z][A-Za-z0-9 ]{0,10})$/),
    undefined,
    "a number such as +61412345678, the id of a messaging service ('MG…') or a registered sender's name",
    'Whom text messages come from.',
  ),
};
