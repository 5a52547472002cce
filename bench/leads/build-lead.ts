export const buildLead = (index: number, message: string): object => ({
  form: 'enquiry',
  name: 'Ann',
  email: 'ann@example.com',
  phone: '0412 345 678',
  page: '/contact',
  message,
  terms_of_use: true,
  submission_key: index.toString(16).padStart(32, '0'),
});
