import { z } from 'zod';
import { line } from '#src/lib/schema/scalar-schemas.ts';

const chatwoot = z.strictObject({
  url: z
    .string()
    .max(200)
    .regex(/^https:\/\/[a-z0-9.-]+(:\d+)?$/)
    .meta({ allowed: 'an https address without a path, such as https://app.chatwoot.com' })
    .meta({ description: 'The installation that runs the chat', spec: 'D.37' }),
  websiteToken: z
    .string()
    .regex(/^[A-Za-z0-9]{8,64}$/)
    .meta({ allowed: 'letters and digits: the token of the website inbox' })
    .meta({ description: 'The inbox of the website; visitors can see it, so it isn’t a secret', spec: 'D.37' }),
});

export const chatConfig = z.strictObject({
  autobot: z.enum(['none', 'active']).default('none').meta({
    description:
      'Whether a bot answers the chat. If it does, the chat button replaces Enquire on vehicles that can be reserved online',
    spec: 'L4.30, D.37',
  }),
  apiTokenVariable: z
    .string()
    .regex(/^[A-Z][A-Z0-9_]{2,60}$/)
    .meta({ allowed: 'the name of an environment variable, such as CHAT_API_TOKEN' })
    .nullable()
    .default(null)
    .meta({
      description:
        "Environment variable with the chat's API token, for a dealer whose own program answers the chat. If a name is given here, the Enquire button stays",
      spec: 'L4.30, D.37',
    }),
  excludedBrands: z.array(line(60)).max(100).default([]).meta({
    description: 'Makes whose vehicles keep the Enquire button',
    spec: 'L4.30, D.37',
  }),
  label: line(24).default('Message us').meta({ description: 'Text of the chat button', spec: 'L4.30' }),
  chatwoot: chatwoot.nullable().default(null).meta({
    description:
      'Chatwoot inbox that takes the chat, loaded after the visitor agrees; with null, the chat button opens the enquiry form',
    spec: 'D.37, D.59',
  }),
});

export type ChatConfig = z.output<typeof chatConfig>;
