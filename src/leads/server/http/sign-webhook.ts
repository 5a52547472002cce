import { createHmac } from 'node:crypto';

/**
 * The signature of a webhook: `t=SECONDS,v1=HEX`, the HMAC-SHA256 of the time, a dot and the body as it is sent. With the time
 * in it a receiver can refuse what somebody recorded and sends again. @spec D.32
 */
export const signWebhook = (body: string, secret: string, now: Date): string => {
  const seconds = Math.floor(now.getTime() / 1000);
  const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${signature}`;
};
