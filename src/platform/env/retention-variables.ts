import { days } from './variable.ts';

export const retentionVariables = {
  LEAD_DAYS: days(730, 'Days to keep submitted forms and the record of their deliveries.'),
  APPOINTMENT_DAYS: days(730, 'Days to keep a booked visit after it has ended.'),
  VISITOR_DAYS: days(
    730,
    "Days to keep a shopper's account after the last visit, and each watchlist entry and saved search after it was saved.",
  ),
  VALUATION_DAYS: days(90, "Days to keep the valuation of a shopper's car."),
  PLATE_DAYS: days(
    7,
    'Days to keep the number plate of a valued car if the shopper never sent the valuation to the dealer.',
  ),
  RESERVATION_DAYS: days(
    730,
    'Days to keep a reservation or online purchase, with its payments and refunds, after it has ended.',
  ),
  ASKED_PAYMENT_DAYS: days(1830, 'Days to keep a payment that a dealer requested, after it has ended.'),
  WHEEL_DAYS: days(730, 'Days to keep a spin of the wheel after its campaign has ended and all codes have expired.'),
  PAYMENT_EVENT_DAYS: days(30, 'Days to keep the ids of processed Stripe events, so that each is processed once.'),
  PURCHASE_DRAFT_DAYS: days(30, 'Days to keep an online purchase that was started and not paid for.'),
  FINANCE_APPLICATION_DAYS: days(365, 'Days to keep a submitted finance application.'),
  FINANCE_DRAFT_DAYS: days(30, 'Days to keep an abandoned draft of a finance application.'),
  SUPPRESSION_DAYS: days(
    3650,
    'Days to keep the hash of an email address or phone number that unsubscribed; if LEAD_DAYS is more, LEAD_DAYS counts.',
  ),
  MAIL_DAYS: days(90, 'Days to keep the files that emails are written to without SMTP_URL.'),
  SMS_DAYS: days(7, 'Days to keep the files that text messages are written to without TWILIO_ACCOUNT_SID.'),
  CODE_DAYS: days(1, 'Days to keep the record of phone numbers that requested sign-in codes, for rate limits.'),
  EVENT_DAYS: days(400, 'Days to keep tracked events; the view counts of vehicles are kept longer.'),
  FEED_RUN_DAYS: days(90, 'Days to keep the record of each stock import.'),
  REVEAL_DAYS: days(400, 'Days to keep the record of phone numbers that shoppers revealed.'),
};
