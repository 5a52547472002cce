/** Letters and digits of the code of a payment: there are 10 to the 23 of them, so that none is found by trying. */
export const paymentCodeLength = 16;
