import { expect, it } from 'vitest';
import { deliveryKinds, isForShopper } from './delivery-kinds.ts';

it('knows which deliveries go to the shopper, by mail or by text', () => {
  expect(deliveryKinds.filter(isForShopper)).toEqual([
    'confirmation',
    'confirmationText',
    'cancellationConfirmation',
    'reply',
    'replyText',
  ]);
});
