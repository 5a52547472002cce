import { expect, it } from 'vitest';
import type { DeliveryKind, DeliveryTarget } from './delivery-kinds.ts';
import { planResend } from './plan-resend.ts';

const make = (kind: DeliveryKind, target: string, state = 'dead') => ({ kind, target, state });
const named = (kind: DeliveryKind, target: string): DeliveryTarget => ({ kind, target });
const all = { isChosen: () => true, repeatsDelivered: false };
const targetsOf = (deliveries: readonly DeliveryTarget[]) => deliveries.map(({ kind, target }) => `${kind} ${target}`);

const plan = (...given: Parameters<typeof planResend>) => {
  const { queue, close, arrived } = planResend(...given);
  return { queue: targetsOf(queue), close: targetsOf(close), arrived: targetsOf(arrived) };
};

it('sends to the corrected address, and closes the delivery to the old one [D.32]', () => {
  const current = [named('mail', 'right@a.example')];
  for (const state of ['dead', 'waiting', 'written']) {
    expect(plan([make('mail', 'wrong@a.example', state)], { ...all, current })).toEqual({
      queue: ['mail right@a.example'],
      close: ['mail wrong@a.example'],
      arrived: [],
    });
  }
});

it('leaves a delivery that arrived at an old address as it is, and sends to the current one', () => {
  const current = [named('mail', 'right@a.example')];
  expect(plan([make('mail', 'wrong@a.example', 'delivered')], { ...all, current })).toEqual({
    queue: ['mail right@a.example'],
    close: [],
    arrived: [],
  });
});

it('sends nothing twice to a target that is still named, unless asked', () => {
  const current = [named('mail', 'one@a.example'), named('mail', 'two@a.example')];
  const deliveries = [make('mail', 'one@a.example', 'delivered'), make('mail', 'two@a.example')];
  expect(plan(deliveries, { ...all, current })).toMatchObject({
    queue: ['mail two@a.example'],
    arrived: ['mail one@a.example'],
  });
  expect(plan(deliveries, { ...all, current, repeatsDelivered: true })).toMatchObject({
    queue: ['mail one@a.example', 'mail two@a.example'],
    arrived: [],
  });
});

it('adds nothing to other channels', () => {
  const current = [named('mail', 'one@a.example'), named('webhook', 'https://new.example')];
  expect(plan([make('mail', 'one@a.example')], { ...all, current }).queue).toEqual(['mail one@a.example']);
});

it('touches only what is chosen', () => {
  const current = [named('mail', 'right@a.example'), named('webhook', 'https://new.example')];
  const deliveries = [make('mail', 'wrong@a.example'), make('webhook', 'https://old.example')];
  const isChosen = ({ kind }: DeliveryTarget) => kind === 'webhook';
  expect(plan(deliveries, { ...all, current, isChosen })).toMatchObject({
    queue: ['webhook https://new.example'],
    close: ['webhook https://old.example'],
  });
});

it('sends follow-up notices to where their first messages go now', () => {
  const current = [named('mail', 'right@a.example'), named('webhook', 'https://new.example')];
  const deliveries = [
    make('cancellation', 'wrong@a.example'),
    make('refundFailure', 'wrong@a.example'),
    make('paymentWebhook', 'https://old.example'),
  ];
  expect(plan(deliveries, { ...all, current }).queue).toEqual([
    'cancellation right@a.example',
    'refundFailure right@a.example',
    'paymentWebhook https://new.example',
  ]);
});

it('sends to the shopper’s own address again, whatever the site names', () => {
  const deliveries = [make('confirmation', 'ann@example.com'), make('confirmationText', '+61412345678')];
  expect(plan(deliveries, { ...all, current: [] })).toMatchObject({
    queue: ['confirmation ann@example.com', 'confirmationText +61412345678'],
    close: [],
  });
});

it('opens a closed delivery again once its target is named again', () => {
  const deliveries = [make('mail', 'one@a.example', 'closed'), make('mail', 'two@a.example', 'closed')];
  expect(plan(deliveries, { ...all, current: [named('mail', 'one@a.example')] })).toEqual({
    queue: ['mail one@a.example'],
    close: [],
    arrived: [],
  });
});
