import { days } from './variable.ts';

export const retentionVariables = {
  LEAD_DAYS: days(730, 'Days that what shoppers sent is kept, with where it was delivered.'),
  APPOINTMENT_DAYS: days(730, 'Days that a time that was booked is kept after it is over.'),
  VISITOR_DAYS: days(
    730,
    'Days that a visitor is kept who came with no browser since, and what they saved or agreed to.',
  ),
  VALUATION_DAYS: days(90, "Days that the valuation of a shopper's car is kept."),
  PLATE_DAYS: days(7, 'Days that the plate of a valued car is kept that did not go to its dealer.'),
  RESERVATION_DAYS: days(730, 'Days that a reservation is kept after it is over, with what was paid and given back.'),
  ASKED_PAYMENT_DAYS: days(1830, 'Days that a payment which a dealer asked for is kept after it is over.'),
  WHEEL_DAYS: days(730, 'Days that a turn of the wheel is kept after its campaign and all codes are over.'),
  PAYMENT_EVENT_DAYS: days(30, 'Days that it is kept which messages of Stripe were taken: each is taken once.'),
  PURCHASE_DRAFT_DAYS: days(30, 'Days that an online purchase is kept that was begun and not paid for.'),
  FINANCE_APPLICATION_DAYS: days(365, 'Days that an application for finance is kept after it was sent.'),
  FINANCE_DRAFT_DAYS: days(30, 'Days that an application for finance is kept that nobody goes on with.'),
  SUPPRESSION_DAYS: days(3650, 'Days that it is kept that an address wants no news; never fewer than LEAD_DAYS.'),
  MAIL_DAYS: days(90, 'Days that mails are kept as files where no mail server takes them.'),
  SMS_DAYS: days(7, 'Days that text messages are kept as files where no provider takes them.'),
  CODE_DAYS: days(1, 'Days that it is kept which number asked for a code to sign in, for the limits on them.'),
  EVENT_DAYS: days(400, 'Days that what shoppers did is kept; counts of views stay.'),
  FEED_RUN_DAYS: days(90, 'Days that it is kept what each import of a stock feed changed and held back.'),
  REVEAL_DAYS: days(400, 'Days that it is kept whose number was asked for.'),
};
