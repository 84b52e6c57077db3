import { texts } from '@tzemed/contract/text/texts';

export const helpLinkTexts = texts({
  help: {
    he: 'עזרה בעמוד הזה, בלשונית חדשה',
    en: 'Help with this page, in a new tab',
    ar: 'مساعدة في هذه الصفحة، في علامة تبويب جديدة',
  },
});
