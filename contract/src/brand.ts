/** The product's name and the addresses that web, server and mails all read. */
export const brand = {
  name: { he: 'צמד', en: 'Tzemed', ar: 'تسيمد' },
  supportEmail: 'support@tzemed.co.il',
  timeZone: 'Asia/Jerusalem',
  currency: 'ILS',
} as const;
