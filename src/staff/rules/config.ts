import { z } from 'zod';
import { directoryConfig } from './directory/directory-config.ts';

export const staffConfig = z.strictObject({
  directory: directoryConfig.nullable().default(null).meta({
    description:
      'Company directory (OpenID Connect) whose people can sign in at the desk with its account, such as Entra, Google Workspace or Okta; null for none',
    spec: 'D.59',
  }),
});
