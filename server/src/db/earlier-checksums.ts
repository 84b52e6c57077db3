/**
 * Checksums of earlier texts of migrations, which differ in comments alone: a database that ran one of them is the same, and is
 * taken as it is. Nothing is added here any more (decision 92).
 */
const earlierChecksums: Readonly<Record<string, string>> = {
  '0093_reminder_sources': '65b9021f72266771afd4e975764861bcc87afedf22c6e6f69ebb49737278b88a',
  '0094_medicines': 'e0eed85771ab38e66240a776859eff4b92c55cf4cf8079562358b76ff214392e',
  '0095_measures': 'c0bf90fec27adde29bc58248ed286ca4295883b8422265b57dbae605d28b3bdf',
  '0097_stock': '30fa231d813e7e99e37215dcf5da8a61a0e54e0e535aafad4685c2d9cfab228b',
  '0098_feedings': '65954d16e4ce31c9706200e7cc8b3fe6645ab49508c2d5f206fd3f9f91b41e27',
  '0099_care_plan': 'f3a1057a323e3564794088d18755c3913bfad493d0fa93cb95217eec1c9a41e5',
};

type Text = { readonly name: string; readonly checksum: string };

/** True if a text with the checksum `ran` has the statements of the migration. */
export const hasStatementsOf = ({ name, checksum }: Text, ran: string) =>
  ran === checksum || earlierChecksums[name] === ran;
