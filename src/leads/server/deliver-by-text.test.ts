import { expect, it } from 'vitest';
import type { SmsMessage, SmsOutcome } from '#src/platform/sms/sms-sender.ts';
import { deliveryUuid, makeDelivery } from '../testing/make-delivery.ts';
import { deliverByText } from './deliver-by-text.ts';

const delivery = makeDelivery('confirmationText', '+61412345678');

const deliver = async (text: string | null, outcome: SmsOutcome = { kind: 'sent' }): Promise<readonly SmsMessage[]> => {
  const sent: SmsMessage[] = [];
  const sms = {
    send: async (message: SmsMessage) => {
      sent.push(message);
      return outcome;
    },
  };
  await deliverByText({ sms, findText: async () => text }, delivery);
  return sent;
};

it('goes to the mobile of its delivery, by the same name at every try [D.32]', async () => {
  const message = { id: deliveryUuid, to: '+61412345678', text: 'You won.' };
  expect(await deliver('You won.')).toEqual([message]);
  expect(await deliver('You won.')).toEqual([message]);
});

it.each([true, false])(
  'is tried again where the provider says so (%j), and not where there is nothing to say [D.32]',
  async (isRetryable) => {
    const refused = deliver('You won.', { kind: 'failed', isRetryable, reason: 'busy' });
    await expect(refused).rejects.toMatchObject({ message: 'busy', isFinal: !isRetryable });
    await expect(deliver(null)).rejects.toMatchObject({ isFinal: true });
  },
);
