import { days } from './variable.ts';

export const retentionVariables = {
  LEAD_DAYS: days(730, 'Days to keep submitted forms and their deliveries.'),
  APPOINTMENT_DAYS: days(730, 'Days to keep a booked visit after it has ended.'),
  VISITOR_DAYS: days(
    730,
    'Days to keep a visitor after their last visit, and each watchlist entry and saved search after it was saved.',
  ),
  VALUATION_DAYS: days(90, "Days to keep the valuation of a shopper's car."),
  PLATE_DAYS: days(7, 'Days to keep the number plate of a valued car that was not sent to a dealer.'),
  RESERVATION_DAYS: days(
    730,
    'Days to keep a reservation or online purchase, with its payments and refunds, after it has ended.',
  ),
  ASKED_PAYMENT_DAYS: days(1830, 'Days to keep a payment that a dealer requested after it has ended.'),
  WHEEL_DAYS: days(730, 'Days to keep a spin of the wheel after its campaign has ended and all codes have expired.'),
  PAYMENT_EVENT_DAYS: days(30, 'Days to keep the ids of processed Stripe events, so that each is processed once.'),
  PURCHASE_DRAFT_DAYS: days(30, 'Days to keep an online purchase that was started and not paid for.'),
  FINANCE_APPLICATION_DAYS: days(365, 'Days to keep a submitted finance application.'),
  FINANCE_DRAFT_DAYS: days(30, 'Days to keep an abandoned draft of a finance application.'),
  SUPPRESSION_DAYS: days(3650, 'Days to keep the hash of an address that unsubscribed; never fewer than LEAD_DAYS.'),
  MAIL_DAYS: days(90, 'Days to keep mail files, which are written when no mail server is set.'),
  SMS_DAYS: days(7, 'Days to keep text message files, which are written when no SMS provider is set.'),
  CODE_DAYS: days(1, 'Days to keep which numbers requested sign-in codes, for rate limits.'),
  EVENT_DAYS: days(400, 'Days to keep tracked events; view counts stay.'),
  FEED_RUN_DAYS: days(90, 'Days to keep the record of each stock import.'),
  REVEAL_DAYS: days(400, 'Days to keep the record of revealed phone numbers.'),
};
