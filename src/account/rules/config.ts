import { z } from 'zod';

const gate = (what: string, spec: string) =>
  z
    .enum(['open', 'signIn'])
    .default('open')
    .meta({
      description: `Whether ${what} are public or require sign-in`,
      spec,
    });

const sendGate = (what: string, spec: string) =>
  z
    .enum(['open', 'signInToSend', 'signIn'])
    .default('open')
    .meta({
      description: `Whether ${what} are public, require sign-in to send a form and see its result, or require it to read them`,
      spec,
    });

export const accountConfig = z.strictObject({
  gates: z
    .strictObject({
      checkout: gate('reserving and buying online', 'L6.01, B6.01'),
      finance: sendGate('finance pages', 'L6.01'),
      personalisedFinance: sendGate('a vehicle’s own finance pages', 'L6.01, L2.14'),
      spinToWin: gate('spins of the wheel', 'L6.01, L2.15'),
      onlinePayment: gate('online payments', 'L6.01, L2.16'),
      tradeIn: gate('/trade-in and /sell-your-car', 'D.31'),
    })
    .prefault({}),
});

export type AccountConfig = z.infer<typeof accountConfig>;
