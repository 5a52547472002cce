import { z } from 'zod';

const gate = (what: string, spec: string) =>
  z
    .enum(['open', 'signIn'])
    .default('open')
    .meta({
      description: `Who can use ${what}: everyone (\`open\`), or only shoppers who sign in (\`signIn\`)`,
      spec,
    });

const sendGate = (what: string, spec: string) =>
  z
    .enum(['open', 'signInToSend', 'signIn'])
    .default('open')
    .meta({
      description: `Who can use ${what}: everyone (\`open\`), everyone but with sign-in to send a form and see the result (\`signInToSend\`), or only shoppers who sign in (\`signIn\`)`,
      spec,
    });

export const accountConfig = z.strictObject({
  gates: z
    .strictObject({
      checkout: gate('online reservations and purchases', 'L6.01, B6.01'),
      finance: sendGate('the finance pages', 'L6.01'),
      personalisedFinance: sendGate('the finance page of a single vehicle, /personalised/finance', 'L6.01, L2.14'),
      spinToWin: gate('the wheel at /spin-to-win', 'L6.01, L2.15'),
      onlinePayment: gate('/online-payment', 'L6.01, L2.16'),
      tradeIn: gate('/trade-in and /sell-your-car (other pages that value cars are always public)', 'D.31'),
    })
    .prefault({}),
});

export type AccountConfig = z.infer<typeof accountConfig>;
