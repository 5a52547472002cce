import { z } from 'zod';
import { directoryConfig } from './directory/directory-config.ts';

export const staffConfig = z.strictObject({
  directory: directoryConfig.nullable().default(null).meta({
    description:
      'OpenID Connect directory that staff can sign in with at the desk, such as Entra, Google Workspace or Okta; null for none',
    spec: 'D.59',
  }),
});
