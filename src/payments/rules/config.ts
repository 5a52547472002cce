import { z } from 'zod';

const variableName = z
  .string()
  .regex(/^[A-Z][A-Z0-9_]{2,60}$/)
  .meta({ allowed: 'the name of an environment variable, such as WATTLE_STRIPE_KEY' });

const stripeConfig = z.strictObject({
  publishableKey: z
    .string()
    .regex(/^pk_(test|live)_[A-Za-z0-9]{8,250}$/)
    .meta({ allowed: "the publishable key of a Stripe account, which starts with 'pk_test_' or 'pk_live_'" })
    .meta({ description: 'The key browsers pay with; it isn’t secret', spec: 'D.59' }),
  secretKeyVariable: variableName.meta({
    description: 'Environment variable with the secret or restricted key; the value never leaves the server',
    spec: 'D.59',
  }),
  webhookSecretVariables: z.array(variableName).min(1).max(4).meta({
    description: 'Environment variables with the secrets that sign Stripe’s messages; two while you replace one',
    spec: 'D.59',
  }),
});

/** @spec D.59 */
export const paymentsConfig = z
  .strictObject({
    gateway: z.enum(['test', 'stripe']).default('test').meta({
      description:
        'Who takes online payments: the built-in test gateway, which takes no real money, or Stripe, with the account in `payments.stripe`',
      spec: 'D.59',
    }),
    stripe: stripeConfig.nullable().default(null).meta({
      description:
        'Stripe account that takes the site’s payments; null for none. Keep the account here as long as its payments can be refunded',
      spec: 'D.59',
    }),
  })
  .refine(({ gateway, stripe }) => gateway !== 'stripe' || stripe !== null, {
    path: ['stripe'],
    message: 'is missing: the gateway is Stripe',
  });

export type PaymentsConfig = z.output<typeof paymentsConfig>;
